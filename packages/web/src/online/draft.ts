// A table about to be opened: who sits where, the game's options, and how it is run.
import { DEFAULT } from '@tidetable/bots/levels';
import type { Sitter } from '../tables/local/messages.ts';
import type { GameOffered } from './games.ts';

export type Place =
  | { readonly kind: 'me' }
  /** Open to all who come or are invited. */
  | { readonly kind: 'anyone' }
  /** Another person at this screen. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string };

/** All times are in seconds. */
export type Pace =
  | { readonly kind: 'untimed' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  | { readonly kind: 'per-move'; readonly time: number };

export interface TableSettings {
  readonly pace: Pace;
  readonly undo: 'free' | 'consent';
  readonly atZero: 'nothing' | 'stand-in' | 'bot' | 'loss';
  readonly leaver: 'wait' | 'bot' | 'stand-in';
}

export interface Draft {
  readonly where: 'online' | 'here';
  readonly places: readonly Place[];
  /** Only those that differ from the default. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly settings: TableSettings;
  readonly isPublic: boolean;
  readonly rated: boolean;
}

const USUAL: TableSettings = {
  pace: { kind: 'untimed' },
  undo: 'free',
  atZero: 'bot',
  leaver: 'bot',
};

export const DAY = 24 * 60 * 60;

export const PACES: Readonly<Record<Pace['kind'], Pace>> = {
  untimed: { kind: 'untimed' },
  live: { kind: 'live', bank: 15 * 60, increment: 15 },
  'per-move': { kind: 'per-move', time: DAY },
};

/** You and one open seat; on this device, you and two bots. */
export function usualDraft({ seats, bots }: GameOffered, where: Draft['where']): Draft {
  const bot = bots.find((name) => name === DEFAULT) ?? bots[0] ?? 'bot';
  const others: readonly Place[] =
    where === 'online'
      ? [{ kind: 'anyone' }]
      : Array.from({ length: 2 }, () => ({ kind: 'bot', bot }) as const);
  const places: readonly Place[] = [{ kind: 'me' }, ...others];
  return {
    where,
    places: places.slice(0, seats.max),
    options: {},
    settings: USUAL,
    isPublic: false,
    rated: false,
  };
}

/** Another seat of the same kind as the last one. */
export function withOneMore(places: readonly Place[], name: string): readonly Place[] {
  const last = places.at(-1) ?? { kind: 'anyone' };
  const next: Place =
    last.kind === 'person' || last.kind === 'me' ? { kind: 'person', name } : last;
  return [...places, next];
}

/** Whether the game can begin without waiting for others. */
export function isFull(places: readonly Place[]): boolean {
  return places.every(({ kind }) => kind !== 'anyone');
}

export function wishFor(game: string, draft: Draft) {
  const { places, options, settings, isPublic, rated } = draft;
  const seating = places.map((place) => {
    if (place.kind === 'bot') return place.bot;
    return place.kind === 'me' ? 'me' : null;
  });
  return {
    game,
    seats: places.length,
    seating,
    options,
    settings: { ...settings },
    isPublic,
    rated,
  };
}

export function sittersFor(places: readonly Place[], me: string): readonly Sitter[] {
  return places.map((place) => {
    if (place.kind === 'bot') return { bot: place.bot };
    return { person: place.kind === 'person' ? place.name : me };
  });
}
