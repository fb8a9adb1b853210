// Theme, speed and sound, in a small menu; on a phone the navigation too.

import { change, type Settings, settings } from '@tidetable/board/settings.ts';
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';

export function Preferences({ children }: { children?: ComponentChildren }) {
  const { theme, speed, sound, flows, asksUnused } = settings.value;
  const say = words().menu;
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => closingOutside(menu), []);
  return (
    <details class="preferences" ref={menu}>
      <summary aria-label={say.preferences}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 6h18M3 12h18M3 18h18" />
        </svg>
      </summary>
      <div>
        {children}
        <Choose
          label={say.theme}
          names={say.themes}
          value={theme}
          pick={(theme) => change({ theme })}
        />
        <Choose
          label={say.speed}
          names={say.speeds}
          value={speed}
          pick={(speed) => change({ speed })}
        />
        <Choose
          label={say.sound}
          names={{ on: say.on, off: say.off }}
          value={sound ? 'on' : 'off'}
          pick={(choice) => change({ sound: choice === 'on' } satisfies Partial<Settings>)}
        />
        <Choose
          label={say.flows}
          names={{ on: say.on, off: say.off }}
          value={flows ? 'on' : 'off'}
          pick={(choice) => change({ flows: choice === 'on' } satisfies Partial<Settings>)}
        />
        <Choose
          label={say.asksUnused}
          names={{ on: say.on, off: say.off }}
          value={asksUnused ? 'on' : 'off'}
          pick={(choice) => change({ asksUnused: choice === 'on' } satisfies Partial<Settings>)}
        />
      </div>
    </details>
  );
}

/** A click outside, on a link inside, or Escape closes the menu. */
function closingOutside(menu: RefObject<HTMLDetailsElement | null>): () => void {
  const close = (): void => {
    if (menu.current !== null) menu.current.open = false;
  };
  const clicked = ({ target }: MouseEvent): void => {
    const element = target as Element;
    if (!menu.current?.contains(element) || element.closest('a') !== null) close();
  };
  const keyed = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') close();
  };
  document.addEventListener('click', clicked);
  document.addEventListener('keydown', keyed);
  return () => {
    document.removeEventListener('click', clicked);
    document.removeEventListener('keydown', keyed);
  };
}

interface Props<K extends string> {
  readonly label: string;
  readonly names: Readonly<Record<K, string>>;
  readonly value: K;
  pick(choice: K): void;
}

function Choose<K extends string>({ label, names, value, pick }: Props<K>) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ currentTarget }) => pick(currentTarget.value as K)}>
        {(Object.keys(names) as K[]).map((key) => (
          <option key={key} value={key}>
            {names[key]}
          </option>
        ))}
      </select>
    </label>
  );
}
