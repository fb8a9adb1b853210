// Retail and prototype, row by row: renown, its tokens, and reputation.
import { itemAt } from '@tidetable/engine';
import { expect } from 'vitest';
import type { Captain, EditionName } from '../../rules/state.ts';
import { given } from '../given.ts';
import { differs, same } from './editions-rows.ts';

/** Seat 0 gains 1 renown at its own Rockslide, on 6. */
function seventh(edition: EditionName, things: Parameters<typeof given>[0] = {}) {
  return given({
    edition,
    at: ['rockslide'],
    owners: { rockslide: 0 },
    captains: [{ renown: 6 }],
    ...things,
  }).play('visit');
}

differs(
  37,
  'IB-END-2',
  'the end by the last token',
  (edition) => seventh(edition, { tokens: ['one-book'], fewTokens: true }).state.trigger,
  { retail: 'last-token', prototype: null },
);

same(
  38,
  'IB-AMB-61',
  'a cube that stays on 7 when no token is left, and counts 7',
  (edition) => {
    const sea = given({
      edition,
      at: ['rockslide'],
      owners: { rockslide: 0 },
      captains: [{ renown: 6 }],
      fewTokens: true,
      trigger: 'buildings',
      turnsLeft: 0,
    }).play('visit');
    const { renown, sevens, tokens } = sea.state.captains[0] ?? {};
    return [renown, sevens, tokens, sea.play('end-turn').outcome?.scores?.[0]];
  },
  [0, 1, [], 7],
);

same(
  40,
  'IB-AMB-61',
  'renown to the player in turn first, then clockwise',
  (edition) => {
    const sea = given({
      edition,
      seats: 3,
      turn: 1,
      at: ['crimsika', 'farwold', 'marhaven'],
      owners: { farwold: 1 },
      captains: [{ books: 1 }, { books: 1 }, { books: 1 }],
      reputation: [[3], []],
    }).play('visit', 'brag card=3');
    return sea.told('gained').map(({ seat }) => seat);
  },
  [1, 1, 2, 0],
);

same(
  41,
  'IB-AMB-61',
  'a token and 2 for 3 renown on 6',
  (edition) => {
    const sea = given({
      edition,
      at: ['krazk'],
      captains: [{ serpents: 3 }, { renown: 6, buildings: ['mausoleum'] }],
      tokens: ['three-wood'],
      rig: { rolls: [6, 6, 6] },
    }).play('attack', 'send fighter=serpent count=3', 'roll', 'strike', '1: take-reward');
    const { renown, tokens, wood } = sea.state.captains[1] ?? {};
    return [renown, tokens, wood];
  },
  [2, ['three-wood'], 3],
);

/** Everyone's renown, tokens included, after seat 0 brags with this card at its own Farwold. */
function bragged(
  edition: EditionName,
  card: number,
  captains: readonly Partial<Captain>[],
  owners: object = {},
): number[] {
  const sea = given({
    edition,
    at: ['farwold'],
    owners: { farwold: 0, ...owners },
    captains,
    reputation: [[card], []],
  }).play('visit', `brag card=${card}`);
  while (sea.offers(itemAt(sea.must, 0)).includes('leave-reward')) sea.play('leave-reward');
  return sea.state.captains.map(({ renown, tokens }) => renown + 7 * tokens.length);
}

same(
  42,
  'IB-REP-4',
  'both example cards: 1 and 1 for each building, and 2 for each town with the home port',
  (edition) => [
    bragged(edition, 1, [{ buildings: ['market'] }, { buildings: ['tavern', 'bridge'] }]),
    bragged(edition, 2, [], { grenille: 1 }),
  ],
  [
    [2, 2],
    [4, 4],
  ],
);

differs(
  43,
  'IB-REP-2',
  'a limit of 7 for towns',
  (edition) => bragged(edition, 2, [], { grenille: 1, borsham: 1, marhaven: 1, morlim: 1 })[1],
  { retail: 7, prototype: 10 },
);

same(
  43,
  'IB-AMB-93',
  'a limit of 7 on the cards of our own',
  (edition) => bragged(edition, 5, [{}, { pirates: 9 }]),
  [1, 7],
);

/** Seat 0 brags with card 1 while only these are left. */
function lastBrags(edition: EditionName, left: number[], right: number[]) {
  const sea = given({ edition, at: ['farwold'], owners: { farwold: 0 } });
  const all = sea.state.reputationPiles.flat();
  sea.state.reputationPiles = [left, right];
  sea.state.reputationDiscard = all.filter((card) => ![...left, ...right].includes(card));
  return sea.play('visit', 'brag card=1');
}

same(
  43,
  'IB-AMB-61',
  'the other pile serves an empty one, and no card comes back when none is left',
  (edition) => [
    lastBrags(edition, [1], [3, 2]).state.reputationPiles,
    lastBrags(edition, [1], []).state.reputationPiles,
  ],
  [
    [[2], [3]],
    [[], []],
  ],
);

same(
  50,
  'IB-REN-1',
  'three wood for a token that shows three wood',
  (edition) => seventh(edition, { tokens: ['three-wood'] }).play('take-reward').state.captains[0],
  expect.objectContaining({ wood: 3, tokens: ['three-wood'] }),
);

same(
  53,
  'IB-AMB-61',
  'a card that was told is discarded, and the next one shows',
  (edition) => {
    const sea = given({
      edition,
      at: ['farwold'],
      owners: { farwold: 0 },
      reputation: [
        [3, 1],
        [5, 2],
      ],
    }).play('visit', 'brag card=5');
    const { reputationDiscard, reputationPiles } = sea.state;
    return [reputationDiscard, reputationPiles.map((pile) => pile.at(-1))];
  },
  [[5], [3, 2]],
);
