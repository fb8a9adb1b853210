// Malformed lines from which no id can be read, each generated from a seed.
import type { Generator } from '@tidetable/engine';
import type { Json } from '../../../../cli/test/protocol-kit.ts';
import type { Position } from './island.ts';

/** What a malicious client knows of a game in progress. */
export interface Scene {
  readonly seat: number;
  readonly state: Position;
  readonly record: Record<string, Json>;
  /** Notations that could be played once and cannot now. */
  readonly stale: readonly string[];
  readonly barred: readonly string[];
}

export interface Kind {
  readonly name: string;
  /** The codes that may answer it. */
  readonly codes: readonly string[];
  make(chance: Generator, scene: Scene): string | Uint8Array;
}

export function pick<T>(chance: Generator, things: readonly T[]): T {
  return things[chance.below(things.length)] as T;
}

const NO_NUMBER = ['NaN', 'Infinity', '-Infinity', 'undefined', '0x10', '01', '+1', '.5', '1_000'];
export const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

/** Lines from which no id can be read. */
export const NAMELESS: readonly Kind[] = [
  {
    name: 'a line cut short',
    codes: ['bad-json'],
    make(chance) {
      const line = `{"id":1,"do":"legal","seat":${chance.below(3)}}`;
      return line.slice(0, 1 + chance.below(line.length - 1));
    },
  },
  {
    name: 'something behind the request',
    codes: ['bad-json'],
    make: (chance) => `{"id":1,"do":"state"}${pick(chance, ['}', ',', '{}', ' x', '\0'])}`,
  },
  {
    name: 'almost JSON',
    codes: ['bad-json'],
    make: (chance) =>
      pick(chance, [
        "{'id':1}",
        '{id:1}',
        '{"id":1,}',
        '{"id"=1}',
        '{"do":"qu\tit"}',
        '<id>1</id>',
      ]),
  },
  {
    name: 'no number',
    codes: ['bad-json'],
    make: (chance) => `{"id":1,"do":"legal","seat":${pick(chance, NO_NUMBER)}}`,
  },
  {
    name: 'a list',
    codes: ['bad-request'],
    make: (chance) => JSON.stringify(['quit', { id: chance.below(9), do: 'quit' }]),
  },
  {
    name: 'a number',
    codes: ['bad-request'],
    make: (chance) => String(chance.below(1e9) - 5e8),
  },
  {
    name: 'a bare value',
    codes: ['bad-request'],
    make: (chance) => pick(chance, ['null', 'true', 'false', '"quit"', '""', '1e999', '-0']),
  },
  {
    name: 'bytes that are no text',
    codes: ['bad-json'],
    make: (chance) => Uint8Array.from({ length: 9 }, () => 0x80 + chance.below(0x80)),
  },
  {
    name: 'an id that cannot come back',
    codes: ['bad-request'],
    make: (chance) =>
      `{"id":${pick(chance, ['{}', '[1]', 'true', '1e999', '9e18', deep(10_000)])},"do":"quit"}`,
  },
  {
    name: 'a line beyond all bounds',
    codes: ['bad-request'],
    make: (chance) => `{"id":1,"do":"quit"}${' '.repeat(1_000_000 + chance.below(200_000))}`,
  },
  {
    name: 'depths never closed',
    codes: ['bad-json'],
    make: (chance) => pick(chance, ['[', '{"a":', '[{"a":[']).repeat(10_000 + chance.below(10_000)),
  },
];
