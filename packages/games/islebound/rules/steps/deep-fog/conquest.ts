// Deep Fog, Attack or Diplomacy: towns are marked by event cards; the monster is defeated, not taken.
import type { Automatic, Menu, Seat, Table } from '@tidetable/engine';
import { DEEP_FOG, type Region } from '../../data/map.ts';
import { eventCard } from '../../editions.ts';
import { isPort } from '../../questions.ts';
import type { Reason } from '../../reasons.ts';
import type { Action, Event, Fog, Frame, FrameOf, Group, Islebound, Sea } from '../../state.ts';
import { offerAttack } from '../attack.ts';
import { disband, takeTown } from '../conquest.ts';
import { offerTalks } from '../diplomacy.ts';
import { triggerEnd } from '../turn.ts';

export const conquest: Automatic<Islebound, FrameOf<'conquest'>> = {
  run(sea, { seat, region, group, by }, table) {
    table.done();
    const discarded = disband(sea, seat, group, table);
    if (region === DEEP_FOG) return defeat(sea, seat, by, discarded, table);
    const isUnmarked = !isPort(sea, region) && sea.owners[region] === null;
    takeTown(sea, { seat, region, by, discarded }, table);
    if (isUnmarked) takeTownCard(sea, seat, region, table);
  },
};

/** Once per player (IB-AMB-56). Otherwise only hunting and buying are possible here. */
export function offerMonster(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  menu.bar({ type: 'visit' }, 'IB-AMB-91', { because: 'at-monster' });
  menu.bar({ type: 'visit-in-part' }, 'IB-AMB-91', { because: 'at-monster' });
  if (sea.fog?.victors.includes(seat)) {
    menu.bar({ type: 'attack' }, 'IB-AMB-56', { because: 'victor' });
    menu.bar({ type: 'negotiate' }, 'IB-AMB-56', { because: 'victor' });
    return;
  }
  offerAttack(sea, seat, 'IB-FOG-20', menu);
  offerTalks(sea, seat, DEEP_FOG, 'IB-FOG-20', menu);
}

function defeat(
  sea: Sea,
  seat: Seat,
  by: FrameOf<'conquest'>['by'],
  discarded: Group,
  table: Table<Frame, Event>,
): void {
  (sea.fog as Fog).victors.push(seat);
  table.tell({ type: 'defeated-monster', seat, by, discarded, rule: 'IB-FOG-21' });
  triggerEnd(sea, 'monster', table);
}

/** The uppermost card of this town, the face-up event last (IB-AMB-53). */
function takeTownCard(sea: Sea, seat: Seat, region: Region, table: Table<Frame, Event>): void {
  const fog = sea.fog as Fog;
  const isNamed = (event: number) => eventCard(sea, event).town === sea.towns[region];
  const [pile] = sea.eventPiles;
  const inPile = pile.findLastIndex(isNamed);
  const beneath = sea.eventDiscard.findIndex(isNamed);
  if (inPile >= 0) {
    table.reveal();
    fog.townCards.push(...pile.splice(inPile, 1));
  } else if (beneath >= 0) fog.townCards.push(...sea.eventDiscard.splice(beneath, 1));
  else {
    fog.townCards.push(fog.event as number);
    fog.event = null;
  }
  table.tell({
    type: 'took-town-card',
    seat,
    event: fog.townCards.at(-1) as number,
    rule: 'IB-FOG-14',
  });
}
