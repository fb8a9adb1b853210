// The sounds of the table, synthesised with Web Audio.
import { settings } from '../settings.ts';
import { SCORES, type Score, type SoundName } from './scores.ts';

export type { SoundName } from './scores.ts';

const LOUDNESS = 0.22;

let context: AudioContext | null = null;
let master: GainNode | null = null;
let noise: AudioBuffer | null = null;
let hasBeenTouched = navigator.userActivation?.hasBeenActive ?? false;

/** Browsers allow no sound before the first user gesture. */
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(
    touch,
    () => {
      if (!hasBeenTouched) openAhead();
      hasBeenTouched = true;
      if (context?.state === 'suspended') void context.resume();
    },
    { passive: true },
  );

/** Opening the audio device blocks the page: done early, not when the first piece moves. */
function openAhead(): void {
  setTimeout(() => settings.value.sound && opened());
}
if (hasBeenTouched) openAhead();

export function sound(name: SoundName): void {
  if (!settings.value.sound || !hasBeenTouched || document.hidden) return;
  const speaker = opened();
  if (speaker !== null) play(SCORES[name], speaker);
}

function opened(): AudioContext | null {
  if (context !== null) return context;
  if (typeof AudioContext === 'undefined') return null;
  context = new AudioContext();
  master = context.createGain();
  master.gain.value = LOUDNESS;
  master.connect(context.destination);
  return context;
}

function play(score: Score, speaker: AudioContext): void {
  if (master === null) return;
  const start = speaker.currentTime + 0.01;
  for (const note of score) {
    const [from, to] = [start + note.at, start + note.at + note.long];
    const gain = speaker.createGain();
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(note.loud, from + (note.attack ?? 0.012));
    gain.gain.exponentialRampToValueAtTime(0.0001, to);
    gain.connect(master);
    if (note.kind === 'noise') {
      const source = speaker.createBufferSource();
      source.buffer = noiseOf(speaker);
      source.loop = true;
      const filter = speaker.createBiquadFilter();
      filter.type = 'bandpass';
      filter.Q.value = note.narrow ?? 0.8;
      filter.frequency.setValueAtTime(note.pitch, from);
      filter.frequency.exponentialRampToValueAtTime(note.slide ?? note.pitch, to);
      source.connect(filter).connect(gain);
      source.start(from);
      source.stop(to);
    } else {
      const source = speaker.createOscillator();
      source.type = note.kind;
      source.frequency.setValueAtTime(note.pitch, from);
      source.frequency.exponentialRampToValueAtTime(note.slide ?? note.pitch, to);
      source.connect(gain);
      source.start(from);
      source.stop(to);
    }
  }
}

/** One second of distant sea. */
function noiseOf(speaker: AudioContext): AudioBuffer {
  if (noise !== null) return noise;
  noise = speaker.createBuffer(1, speaker.sampleRate, speaker.sampleRate);
  const samples = noise.getChannelData(0);
  let last = 0;
  for (let at = 0; at < samples.length; at++) {
    last = 0.6 * last + 0.4 * (Math.random() * 2 - 1);
    samples[at] = last;
  }
  return noise;
}
