"""What a client is sent arrives whole and in order, on the short way and on the long one."""

import asyncio
import json

import pytest
from server.clients import Server, seat_all
from websockets.frames import Frame, Opcode

from comptoir.server.listener import MOST_WAITING, Listener
from comptoir.server.wire import frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536])
def test_frames_are_written_as_the_standard_says(size):
    assert frame(b"x" * size) == Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)


class Line:
    """A listener whose short way and long way can be shut."""

    def __init__(self):
        self.arrived = []
        self.short = True
        self.long = asyncio.Event()
        self.listener = Listener("device", None, self.write)
        self.writer = asyncio.create_task(self.carry())

    def write(self, message):
        if self.short:
            self.arrived.append(json.loads(message))
        return self.short

    async def carry(self):
        while True:
            message = await self.listener.next(lambda listener: "everything")
            await self.long.wait()
            self.arrived.append(json.loads(message))

    async def say(self, *messages):
        for message in messages:
            self.listener.send(message)
        await asyncio.sleep(0.01)


def on_a_line(scene):
    async def play():
        line = Line()
        await line.say()
        await scene(line)
        line.writer.cancel()
        return line.arrived

    return asyncio.run(play())


def test_nothing_overtakes_what_waits():
    async def scene(line):
        await line.say("at once")
        line.short = False
        await line.say("waits")
        line.short = True
        await line.say("behind it")
        line.long.set()
        await line.say()
        await line.say("at once again")

    assert on_a_line(scene) == ["at once", "waits", "behind it", "at once again"]


def test_who_falls_behind_gets_everything_anew():
    async def scene(line):
        line.short = False
        await line.say("waits")
        await line.say(*range(MOST_WAITING + 1))
        line.long.set()
        await line.say()

    assert on_a_line(scene) == ["waits", "everything"]


def test_a_client_that_does_not_read_for_a_while(tmp_path):
    """Far more than buffers hold: it drops messages, never parts of one, and ends up to date."""
    server = Server(tmp_path).start()
    table, (anna,) = seat_all(server, ["Anna"], bots=1)
    asked = [{"type": "chat", "text": "x" * 500}] * 20 + [{"type": "resync"}] * 370

    async def check():
        async with anna.socket(table) as ws, anna.socket(table) as other:
            ws.transport.pause_reading()
            for message in [*asked, {"type": "chat", "text": "the end"}]:
                await ws.send(json.dumps(message))
            await until(other, "the end")
            ws.transport.resume_reading()
            return await until(ws, "the end")

    assert asyncio.run(asyncio.wait_for(check(), 60)) < len(asked)
    assert "Traceback" not in server.stop()


async def until(ws, text):
    """How many messages come before these words do, by themselves or with everything else."""
    came = 0
    while not any(line["text"] == text for line in lines(json.loads(await ws.recv()))):
        came += 1
    return came


def lines(message):
    return [message["chat"]] if message["type"] == "chat" else message.get("chat", [])
