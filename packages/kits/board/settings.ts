// A player's preferences, kept in this browser.
import { effect, signal } from '@preact/signals';

export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly speed: 'slow' | 'normal' | 'fast' | 'off';
  readonly sound: boolean;
  /** Passes without alternatives are played automatically. */
  readonly flows: boolean;
  /** Ending a turn with something left to do asks for confirmation. */
  readonly asksUnused: boolean;
  readonly name: string;
}

const USUAL: Settings = {
  theme: 'system',
  speed: 'normal',
  sound: true,
  flows: true,
  asksUnused: true,
  name: '',
};
const KEY = 'tidetable settings';

export const settings = signal<Settings>(kept());

function kept(): Settings {
  try {
    return { ...USUAL, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return USUAL;
  }
}

export function change(changes: Partial<Settings>): void {
  settings.value = { ...settings.value, ...changes };
}

effect(() => {
  const { theme } = settings.value;
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.value));
  } catch {
    // Without storage, the defaults apply next time.
  }
});

const PACE = { slow: 900, normal: 450, fast: 180, off: 0 } as const;

/** Duration of one event, in milliseconds. */
export function pause(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE[settings.value.speed];
}
