// Whatever a view holds, told as lists.
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';

const HIDDEN = new Set(['agenda', 'options', 'outcome', 'seats']);

export function PlainBoard({ view }: BoardProps) {
  return (
    <dl class="plain">
      {Object.entries(view)
        .filter(([name]) => !HIDDEN.has(name))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{spoken(name)}</dt>
            <dd>
              <Value value={value} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  if (value === null || value === undefined) return <span class="nothing">–</span>;
  if (Array.isArray(value))
    return value.every((item) => typeof item !== 'object' || item === null) ? (
      <span>{value.map((item) => item ?? '–').join(', ') || '–'}</span>
    ) : (
      <ol>
        {value.map((item, nth) => (
          <li key={nth}>
            <Value value={item} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === 'object')
    return (
      <dl>
        {Object.entries(value).map(([name, part]) => (
          <div key={name}>
            <dt>{spoken(name)}</dt>
            <dd>
              <Value value={part} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return <span>{String(value)}</span>;
}

function spoken(name: string): string {
  const spaced = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

export function PlainCrew({ must, names, seat: mine }: BoardProps) {
  return (
    <>
      <h2>{words().table.crew}</h2>
      <ul class="crew">
        {names.map((name, seat) => (
          <li key={seat} class={must.includes(seat) ? 'player active' : 'player'}>
            <span class={`emblem seat-${seat}`}>{seat + 1}</span>
            <span class="who">
              <strong>{seat === mine ? words().table.you : name}</strong>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

export function PlainHand() {
  return <div class="hand" />;
}
