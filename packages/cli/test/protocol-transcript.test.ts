// The conversation in docs/protocol.md, repeated.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Json, talk } from './protocol-kit.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const lines = page.split('\n').filter((line) => /^[→←] /.test(line));

const ANYTHING = '…';
const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer, with what the page leaves out replaced by the page's marks. */
function elided(shown: Json, real: Json | undefined): Json | undefined {
  if (real === undefined || shown === ANYTHING) return real === undefined ? undefined : ANYTHING;
  if (Array.isArray(shown) && Array.isArray(real)) {
    const isOpen = shown.at(-1) === ANYTHING;
    const kept = isOpen ? real.slice(0, shown.length - 1) : real;
    const items = kept.map((item, index) => elided(shown[index] ?? null, item) as Json);
    return isOpen ? [...items, ANYTHING] : items;
  }
  if (!isObject(shown) || !isObject(real)) return real;
  const isOpen = Object.hasOwn(shown, ANYTHING);
  const kept = Object.entries(real).filter(([name]) => !isOpen || Object.hasOwn(shown, name));
  const fields = kept.map(([name, value]) => [name, elided(shown[name] ?? null, value)]);
  return Object.fromEntries(isOpen ? [...fields, [ANYTHING, ANYTHING]] : fields);
}

describe('the conversation in docs/protocol.md', () => {
  it('goes to and fro', () => {
    expect(lines.length).toBeGreaterThan(20);
    lines.forEach((line, index) => {
      expect(line[0]).toBe(index % 2 === 0 ? '→' : '←');
    });
  });

  it('asks everything that can be asked', () => {
    const { message } = talk().ask('dance').error;
    const requests = message.replace(/.*one of (.*), got.*/, '$1').split(', ');
    expect(requests).toHaveLength(19);
    for (const request of requests) {
      expect(lines.join('\n')).toContain(`"do":"${request}"`);
      expect(page).toContain(`| \`${request}\` |`);
    }
  });

  it('is answered as the page says', async () => {
    const { session } = talk();
    for (let index = 0; index < lines.length; index += 2) {
      const asked = lines[index]?.slice(2) as string;
      const shown = JSON.parse(lines[index + 1]?.slice(2) as string);
      const real = JSON.parse(await session.answer(asked));
      expect(elided(shown, real), `${asked}\n${JSON.stringify(real)}`).toEqual(shown);
    }
    expect(session.closed).toBe(true);
  });

  it('leaves out no more than its marks say', () => {
    expect(elided({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
    expect(elided([1], [1, 2])).toEqual([1, 2]);
    expect(elided({ a: 1, '…': '…' }, { b: 2 })).toEqual({ '…': '…' });
    expect(elided(['a', '…'], [])).toEqual(['…']);
    expect(elided({ a: '…' }, {})).toEqual({});
  });
});
