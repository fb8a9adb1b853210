// Treasure: collecting an X, carrying out its card, and where the X goes then.
import type { Automatic, RuleId, Seat, Table } from '@tidetable/engine';
import { TREASURE_CARDS, type TreasureCard } from '../data/treasure.ts';
import { LAND, type Square } from '../map.ts';
import { areTeammates, chart, isCutOff, shipAt } from '../questions.ts';
import { ruleOfCard } from '../rulebook/cards.ts';
import { spin } from '../setup.ts';
import type { Event, Frame, FrameOf, Plunder, Seas } from '../state.ts';
import type { PlunderMenu } from '../verdicts.ts';
import { squareAt } from '../waters.ts';
import { stir } from './dealing.ts';
import { carryOut } from './effects.ts';

type PlunderTable = Table<Frame, Event>;

export function offerTreasure(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const { names, digSites } = chart(seas);
  seas.crosses.forEach((cross, index) => {
    if (seas.crosses.indexOf(cross) !== index) return;
    for (const ship of seas.ships) {
      if (ship.seat !== seat || !digSites[cross]?.includes(ship.square)) continue;
      const action = { type: 'collect', ship: ship.id, at: names[cross] as string } as const;
      if (isCutOff(seas, ship.square, cross)) menu.bar(action, 'PL-STORM-5');
      else menu.allow(action, ship.square === cross ? 'PL-TREAS-1' : 'PL-TREAS-3');
    }
  });
  if (menu.explaining) barOutOfReach(seas, seat, menu);
}

/** One square away, and yet not to be collected from there. */
function barOutOfReach(seas: Seas, seat: Seat, menu: PlunderMenu): void {
  const { names, beside, digSites } = chart(seas);
  for (const cross of new Set(seas.crosses))
    for (const ship of seas.ships) {
      if (ship.seat !== seat || !beside[cross]?.includes(ship.square)) continue;
      if (digSites[cross]?.includes(ship.square)) continue;
      const action = { type: 'collect', ship: ship.id, at: names[cross] as string } as const;
      menu.bar(action, whyOutOfReach(seas, seat, cross));
    }
}

function whyOutOfReach(seas: Seas, seat: Seat, cross: Square): RuleId {
  if (chart(seas).terrain[cross] === LAND) return 'PL-AMB-12';
  const cover = shipAt(seas, cross)?.seat ?? seat;
  if (cover === seat) return 'PL-TREAS-1';
  return areTeammates(seas, seat, cover) ? 'PL-AMB-58' : 'PL-X-3';
}

/** The card lies beneath the deck, after those used before it, while it is carried out (PL-TREAS-2, PL-AMB-18). */
export function collect(
  seas: Seas,
  seat: Seat,
  { ship, at }: { readonly ship: number; readonly at: string },
  table: PlunderTable,
): void {
  stir(seas);
  const cross = squareAt(chart(seas), at);
  if (seas.treasure.length > 0) table.reveal();
  const card = (seas.treasure.pop() ?? seas.treasureUsed.shift()) as number;
  seas.treasureUsed.push(card);
  table.tell({ type: 'found', seat, ship, card, at: cross, rule: 'PL-TREAS-1' });
  table.push({ step: 'treasure', seat, ship, card, cross, at: 0 });
}

export const treasure: Automatic<Plunder, FrameOf<'treasure'>> = {
  run(seas, frame, table) {
    const { effects } = TREASURE_CARDS[frame.card - 1] as TreasureCard;
    const effect = effects[frame.at];
    frame.at += 1;
    if (effect !== undefined) return carryOut(seas, frame, effect, ruleOfCard(frame.card), table);
    table.done();
    moveCross(seas, frame.cross, table);
  },
};

/** Anywhere at all (PL-X-1, PL-AMB-62). */
function moveCross(seas: Seas, from: Square, table: PlunderTable): void {
  const to = spin(chart(seas), table.chance);
  seas.crosses[seas.crosses.indexOf(from)] = to;
  table.tell({ type: 'cross-moved', from, to, rule: 'PL-X-1' });
}
