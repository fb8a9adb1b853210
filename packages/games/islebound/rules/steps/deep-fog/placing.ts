// Deep Fog, Move: ships are placed on the map, or brave the fog.
import type { Menu, Seat, Table, Verdict } from '@tidetable/engine';
import { DEEP_FOG, type Place, type Region } from '../../data/map.ts';
import { MAX_SPEED } from '../../data/tracks.ts';
import { captainOf, isPort, onDeck, regionOf, townIn } from '../../questions.ts';
import type { Reason } from '../../reasons.ts';
import { fogRoll, isCrowded, speedOf, stopCost } from '../../sailing.ts';
import { activeBoard, regionsOf } from '../../sea-boards.ts';
import type { Action, Event, Fog, Frame, FrameOf, Sea } from '../../state.ts';
import { barred, judging } from '../../verdicts.ts';
import { barTheRest, beforeMoving } from '../move.ts';

export const placing = judging<FrameOf<'move'>>(
  {
    rule: () => 'IB-FOG-8',

    deciders: (_sea, { seat }) => ({ must: [seat], may: [] }),

    offer(sea, frame, seat, menu) {
      if (seat !== frame.seat) return;
      if (menu.explaining) barTheRest(sea, seat, menu);
      const fog = sea.fog as Fog;
      const inTheMiddle = regionsOf(activeBoard(fog));
      const atTheEdge = edgeOf(fog);
      sea.towns.forEach((at, region) => {
        if (inTheMiddle.includes(region) || isPort(sea, region))
          offerPlace(sea, seat, region, menu);
        else if (atTheEdge.includes(region)) offerEdge(sea, seat, region, menu);
        else if (isInTheFog(fog, region))
          menu.bar({ type: 'place', at }, 'IB-FOG-10', { because: 'deep-in-fog', town: at });
        else menu.bar({ type: 'place', at }, 'IB-FOG-8', { because: 'out-of-sight', town: at });
      });
      if (fog.emerged) menu.allow({ type: 'place', at: 'deep-fog' }, 'IB-FOG-20');
      else menu.bar({ type: 'place', at: 'deep-fog' }, 'IB-FOG-20', { because: 'no-monster' });
    },

    take(sea, _frame, seat, action, table) {
      table.done();
      if (action.type === 'place') return put(sea, seat, action.at, table);
      if (action.type !== 'brave-fog') return;
      const { to, fish } = action;
      const needed = fogRoll(sea, seat, fish);
      captainOf(sea, seat).fish -= fish;
      const die = table.chance.roll(6);
      table.tell({ type: 'braved-fog', seat, to, fish, die, needed, rule: 'IB-FOG-9' });
      if (die >= needed) put(sea, seat, to, table);
      else table.tell({ type: 'lost-in-fog', seat, rule: 'IB-AMB-50' });
    },
  },
  unlistedRoll,
);

/** The regions of the board on top of the fog, if there is one. */
function edgeOf({ mist }: Fog): Region[] {
  const board = mist.at(-1);
  return board === undefined ? [] : regionsOf(board);
}

function isInTheFog({ mist }: Fog, region: Region): boolean {
  return mist.some((board) => regionsOf(board).includes(region));
}

/** Stopping beside another ship takes an administrator here too (IB-AMB-48). */
function couldStop(sea: Sea, seat: Seat, region: Region): boolean {
  return !isCrowded(sea, seat, region) || onDeck(sea, seat, 'administrate').length > 0;
}

function offerPlace(sea: Sea, seat: Seat, region: Region, menu: Menu<Action, Reason>): void {
  const action = { type: 'place', at: townIn(sea, region) } as const;
  if (couldStop(sea, seat, region)) menu.allow(action, 'IB-FOG-8');
  else menu.bar(action, 'IB-MOVE-4', crowd(sea, seat, region));
}

function crowd(sea: Sea, seat: Seat, region: Region): Reason {
  const able = onDeck(sea, seat, 'administrate').length;
  const town = townIn(sea, region);
  return { because: 'crowded', town, needs: stopCost(sea, seat, region), able, for: 'ships' };
}

/** A roll until the monster has emerged; fish help up to the best line of the card (IB-AMB-49). */
function offerEdge(sea: Sea, seat: Seat, region: Region, menu: Menu<Action, Reason>): void {
  const to = townIn(sea, region);
  const free = couldStop(sea, seat, region);
  if (sea.fog?.emerged) {
    if (free) menu.allow({ type: 'place', at: to }, 'IB-FOG-19');
    else menu.bar({ type: 'place', at: to }, 'IB-MOVE-4', crowd(sea, seat, region));
    return;
  }
  menu.bar({ type: 'place', at: to }, 'IB-FOG-9', { because: 'roll-first', town: to });
  const useful = MAX_SPEED - speedOf(sea, seat);
  for (let fish = 0; fish <= useful; fish++) {
    const action = { type: 'brave-fog', to, fish } as const;
    if (!free) menu.bar(action, 'IB-AMB-88', crowd(sea, seat, region));
    else if (fish > 0 && (!sea.options.fishInFog || fish > captainOf(sea, seat).fish))
      menu.bar(action, 'IB-AMB-49', fishReason(sea, seat));
    else menu.allow(action, fish === 0 ? 'IB-FOG-9' : 'IB-AMB-49');
  }
}

function fishReason(sea: Sea, seat: Seat): Reason {
  if (!sea.options.fishInFog) return { because: 'no-fish-in-fog' };
  const useful = MAX_SPEED - speedOf(sea, seat);
  return { because: 'fish-for-fog', useful, aboard: captainOf(sea, seat).fish };
}

/** A roll to a region that needs none or cannot be reached, or with useless fish. */
function unlistedRoll(
  sea: Sea,
  _frame: FrameOf<'move'>,
  seat: Seat,
  action: Action,
): Verdict<Reason> | null {
  if (action.type !== 'brave-fog') return beforeMoving(sea, seat, action);
  const fog = sea.fog as Fog;
  const { to: town } = action;
  const region = regionOf(sea, town);
  if (edgeOf(fog).includes(region)) {
    return fog.emerged
      ? barred('IB-FOG-19', { because: 'no-roll-needed', town })
      : barred('IB-AMB-49', fishReason(sea, seat));
  }
  if (isPort(sea, region) || regionsOf(activeBoard(fog)).includes(region))
    return barred('IB-FOG-9', { because: 'in-sight', town });
  return isInTheFog(fog, region)
    ? barred('IB-FOG-10', { because: 'deep-in-fog', town })
    : barred('IB-FOG-9', { because: 'not-at-edge', town });
}

function put(sea: Sea, seat: Seat, at: Place, table: Table<Frame, Event>): void {
  const region = at === 'deep-fog' ? DEEP_FOG : regionOf(sea, at);
  captainOf(sea, seat).region = region;
  table.tell({ type: 'placed', seat, at, rule: at === 'deep-fog' ? 'IB-FOG-20' : 'IB-FOG-8' });
  if (isCrowded(sea, seat, region)) table.push({ step: 'exhaust', seat, wanted: ['administrate'] });
}
