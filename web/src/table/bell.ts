// A ship's bell, two strokes, made on the spot.
const STROKES = [0, 0.22];
const TONES: readonly [number, number][] = [
  [880, 0.16],
  [2217, 0.07],
  [3322, 0.03],
];

function stroke(audio: AudioContext, at: number): void {
  for (const [frequency, loudness] of TONES) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 1.2);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 1.2);
  }
}

let audio: AudioContext | null = null;

export function bell(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime + 0.02;
  STROKES.forEach((after) => audio && stroke(audio, now + after));
}
