// A call to the server from a button: one at a time, its refusal in words.
import { trouble } from "../i18n/index.ts";
import { Refusal } from "../net/api.ts";

export class Work {
  busy = $state(false);
  problem = $state("");
  #running: Promise<unknown> = Promise.resolve();

  async run<T>(call: () => Promise<T>): Promise<T | undefined> {
    if (this.busy) return undefined;
    const running = this.#run(call);
    this.#running = running;
    return running;
  }

  /** When what is under way is done: for choices that may follow each other quickly. */
  async next<T>(call: () => Promise<T>): Promise<T | undefined> {
    while (this.busy) await this.#running;
    return this.run(call);
  }

  async #run<T>(call: () => Promise<T>): Promise<T | undefined> {
    this.busy = true;
    this.problem = "";
    try {
      return await call();
    } catch (why) {
      this.problem = trouble(why instanceof Refusal ? why.word : "server");
      return undefined;
    } finally {
      this.busy = false;
    }
  }
}
