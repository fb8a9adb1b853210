// What a table says to a viewer whose pages do not have its game.
import { type Core, type Face, readNotation, type Viewer } from '@tidetable/engine';
import type { LogEntry, TableWords } from '@tidetable/protocol';
import type { Choices } from './choices.ts';
import type { TableSetup } from './table-setup.ts';

type Speaker = Pick<TableSetup, 'game' | 'spoken'>;

/** Undefined where pages have the game. */
export function wordsFor(
  { game, spoken }: Speaker,
  state: Core,
  viewer: Viewer,
  choices: Choices | null,
): TableWords | undefined {
  if (spoken === null) return undefined;
  const view = game.view(state, viewer);
  const { outcome } = state;
  return {
    prompt: choices === null || viewer === 'spectator' ? null : spoken.prompt(view, viewer),
    actions: choices === null ? {} : actionsOf(choices, view, spoken),
    result: outcome === null ? null : spoken.result(outcome, readerOf(viewer)),
  };
}

function actionsOf(choices: Choices, view: object, face: Face): TableWords['actions'] {
  const { allowed, barred, open } = choices.plain();
  const all = [allowed, barred, open].flatMap((byRule) => Object.values(byRule).flat());
  return Object.fromEntries(all.map((text) => [text, face.say(readNotation(text), view)]));
}

/** These entries with their events as sentences, where pages need them. */
export function withSentences(
  { game, spoken }: Speaker,
  entries: readonly LogEntry[],
  state: Core,
  viewer: Viewer,
): readonly LogEntry[] {
  if (spoken === null) return entries;
  const view = game.view(state, viewer);
  return entries.map((entry) =>
    entry.events === undefined
      ? entry
      : {
          ...entry,
          told: entry.events.map((event) => spoken.tell(event, view, readerOf(viewer))),
        },
  );
}

function readerOf(viewer: Viewer): number | null {
  return viewer === 'spectator' ? null : viewer;
}
