// Theme, speed and sound, in a small menu.
import { words } from '../words/index.ts';
import { change, type Settings, settings } from './settings.ts';

export function Preferences() {
  const { theme, speed, sound } = settings.value;
  const say = words().menu;
  return (
    <details class="preferences">
      <summary aria-label={say.preferences}>☰</summary>
      <div>
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
      </div>
    </details>
  );
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
