// The summary of a game: how much of the island was left, and what was taken from it.
import type { Core } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import { forbiddenIsland } from '../rules/index.ts';
import { type Island, TREASURES } from '../rules/questions.ts';
import { COUNTED } from '../words/en/counted.ts';
import type { Condition, View } from '../words/en/face.ts';

const CONDITIONS = ['dry', 'flooded', 'sunk'] as const;
const LEVELS = 10;

export function summary(states: readonly Core[]): GameSummary {
  const islands = states as readonly Island[];
  const views = islands.map((island) => forbiddenIsland.view(island, 'spectator'));
  const last = views.at(-1);
  if (last === undefined)
    return { earned: [], facts: [], courses: [], isStacked: true, names: COUNTED };
  const tiles = last.tiles.length;
  return {
    earned: [],
    facts: [
      { what: 'treasures', count: captured(last), of: TREASURES.length },
      ...CONDITIONS.map((what) => ({ what, count: tilesThat(last, what), of: tiles })),
      { what: 'water', count: last.waterLevel, of: LEVELS },
      { what: 'turns', count: turnsIn(views) },
    ],
    courses: [
      ...CONDITIONS.map((of) => ({ of, values: views.map((view) => tilesThat(view, of)) })),
      { of: 'treasures', values: views.map(captured) },
    ],
    isStacked: true,
    names: COUNTED,
  };
}

function tilesThat({ condition }: View, wanted: Condition): number {
  return condition.filter((one) => one === wanted).length;
}

function captured({ captured: by }: View): number {
  return TREASURES.filter((treasure) => by[treasure] !== null).length;
}

/** Number of turns. */
function turnsIn(views: readonly View[]): number {
  const turns = views.flatMap(({ agenda }) => {
    const frame = agenda.find(({ step }) => step === 'turn');
    return frame?.step === 'turn' ? [frame.seat] : [];
  });
  return turns.filter((seat, nth) => seat !== turns[nth - 1]).length;
}
