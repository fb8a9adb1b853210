// The sounds of the table, made by the browser itself.
export type SoundName = 'step' | 'card' | 'splash' | 'sink' | 'rise' | 'treasure' | 'turn' | 'end';

export function sound(_name: SoundName): void {}
