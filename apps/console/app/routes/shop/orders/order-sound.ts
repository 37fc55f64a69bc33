const storageKey = "order-sound";

/** Whether new orders are heard in this browser. */
export function isSoundOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === "1";
  } catch {
    // Some browsers let nobody keep anything.
    return false;
  }
}

export function keepSound(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? "1" : "0");
  } catch {
    return;
  }
}

let context: AudioContext | undefined;

/** Two short notes. A browser plays nothing on a page on which nobody has pressed anything yet. */
export async function playSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  const begin = context.currentTime;
  [660, 880].forEach((frequency, note) => playNote(context as AudioContext, frequency, begin + note * 0.18));
}

/** @param frequency in Hz @param at in s of the context's own clock */
function playNote(audio: AudioContext, frequency: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.3, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.16);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.17);
}
