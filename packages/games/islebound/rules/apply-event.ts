// The view after each single event: one ply tells several, and they are shown one by one.
import type { Seat } from '@tidetable/engine';
import type { Building } from './data/buildings.ts';
import type { CrewId } from './data/crew.ts';
import type { Fighter } from './data/fighters.ts';
import { DEEP_FOG, type Place, type Region } from './data/map.ts';
import type { Event } from './events.ts';
import { booksAreCards } from './questions.ts';
import { rotated } from './sea-boards.ts';
import {
  type Bundle,
  FIGHTER_FIELD,
  type Frame,
  type Group,
  type SeenCaptain,
  TRADABLE,
  type View,
} from './state.ts';

type Told<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** All but the agenda, the turns left, and piles whose top changes without an event. */
export function shown({
  agenda: _agenda,
  crewStack: _crew,
  eventPiles: _events,
  eventDiscard: _done,
  reputationPiles: _cards,
  reputationDiscard: _bragged,
  turnsLeft: _turns,
  fog,
  ...board
}: View): object {
  if (fog === null) return board;
  const { event: _event, ...middle } = fog;
  return { ...board, fog: middle };
}

export function applyEvent(view: View, event: Event): View {
  switch (event.type) {
    case 'port-chosen':
      return portChosen(view, event);
    case 'sailed':
      return changed(view, event.seat, ({ fish }) => ({
        region: regionAt(view, event.to),
        fish: fish - event.fish,
      }));
    case 'placed':
      return changed(view, event.seat, () => ({ region: regionAt(view, event.at) }));
    case 'braved-fog':
      return changed(view, event.seat, ({ fish }) => ({ fish: fish - event.fish }));
    case 'exhausted':
      return moved(view, event.seat, event.crew, 'below');
    case 'injured':
      return moved(view, event.seat, event.crew, 'injured');
    case 'healed':
      return turnedFaceUp(moved(view, event.seat, event.crew, 'deck'), event.seat);
    case 'hired':
      return hired(view, event);
    case 'rested':
      return rested(view, event.seat);
    case 'declined':
      return event.what === 'heal' ? turnedFaceUp(view, event.seat) : view;
    case 'paid':
      return paid(view, event);
    case 'gained':
      return event.good === 'cubes' ? view : stocked(view, event.seat, event.good, event.count);
    case 'paid-owner':
      return stocked(
        stocked(view, event.seat, 'coins', -event.coins),
        event.to,
        'coins',
        event.coins,
      );
    case 'plundered':
      return stocked(
        stocked(view, event.seat, 'coins', event.coins),
        event.from,
        'coins',
        -event.coins,
      );
    case 'dropped':
      return stocked(view, event.seat, event.good, -1);
    case 'regained-ichor':
      return changed(view, event.seat, () => ({ ichor: true }));
    case 'lost-ichor':
      return changed(view, event.seat, () => ({ ichor: false }));
    case 'rerolled':
      return stocked(view, event.seat, 'wood', -1);
    case 'retreated':
      return event.lost === 'ichor' ? view : lost(view, event.seat, event.lost);
    case 'took-token':
      return tookToken(view, event);
    case 'stayed-on-seven':
      return changed(view, event.seat, ({ sevens }) => ({ renown: 0, sevens: sevens + 1 }));
    case 'placed-cube':
      return slotted(view, event.slot, event.seat);
    case 'withdrew-cube':
      return slotted(view, event.slot, null);
    case 'bought':
    case 'built':
      return grown(view, event.seat, event.building);
    case 'row-refilled':
      return {
        ...view,
        buildingRow: [event.building, ...view.buildingRow],
        buildingDeck: view.buildingDeck - 1,
      };
    case 'drafted':
      return drafted(view, event.seat, event.building);
    case 'packs-passed':
      return packsPassed(view, event);
    case 'drew-card':
      return { ...dealt(view, event.seat, event.building), buildingDeck: view.buildingDeck - 1 };
    case 'discarded-card':
      return {
        ...played(view, event.seat, event.building),
        buildingDiscard: [...view.buildingDiscard, event.building],
      };
    case 'buildings-reshuffled':
      return { ...view, buildingDeck: view.buildingDiscard.length, buildingDiscard: [] };
    case 'hunted':
      return { ...view, treasureMap: 0 };
    case 'traded':
      return traded(
        traded(view, event.seat, event.take, event.give),
        event.partner,
        event.give,
        event.take,
      );
    case 'conquered':
      return owned(disbanded(settled(view), event), event.town, event.seat);
    case 'defeated-monster':
      return inFog(disbanded(settled(view), event), ({ victors }) => ({
        victors: [...victors, event.seat],
      }));
    case 'took-town-card':
      return inFog(view, ({ townCards }) => ({ townCards: [...townCards, event.event] }));
    case 'changed-board':
      return changedBoard(view, event);
    case 'monster-emerged':
      return inFog(view, () => ({ emerged: true }));
    case 'end-triggered':
      return { ...view, trigger: event.by };
    case 'ended':
      return { ...view, outcome: event.outcome };
    default:
      return view;
  }
}

/** Ends the attack or talks: the town needs more of others now. */
function settled(view: View): View {
  const step = view.agenda.at(-1)?.step;
  const isOn = step !== undefined && CONQUERING.includes(step);
  return isOn ? { ...view, agenda: view.agenda.slice(0, -1) } : view;
}

const CONQUERING: readonly Frame['step'][] = [
  'enlist',
  'battle',
  'place-dice',
  'falter',
  'injure',
  'negotiate',
];

type Change = (captain: SeenCaptain) => Partial<SeenCaptain>;

function changed(view: View, seat: Seat, change: Change): View {
  return {
    ...view,
    captains: view.captains.map((captain, one) =>
      one === seat ? { ...captain, ...change(captain) } : captain,
    ),
  };
}

type Middle = NonNullable<View['fog']>;

function inFog(view: View, change: (fog: Middle) => Partial<Middle>): View {
  return view.fog === null ? view : { ...view, fog: { ...view.fog, ...change(view.fog) } };
}

// Ships and towns

function regionAt({ towns }: View, at: Place): Region {
  return at === 'deep-fog' ? DEEP_FOG : towns.indexOf(at);
}

/** In Deep Fog ships wait beside the map (IB-AMB-87). */
function portChosen(view: View, { seat, port }: Told<'port-chosen'>): View {
  const flagged = owned(view, port, seat);
  if (view.fog !== null) return flagged;
  return changed(flagged, seat, () => ({ region: regionAt(view, port) }));
}

function owned(view: View, town: View['towns'][number], seat: Seat): View {
  const region = view.towns.indexOf(town);
  return { ...view, owners: view.owners.map((owner, at) => (at === region ? seat : owner)) };
}

/** Ships come off the map; the first-player card moves on (IB-FOG-11). */
function changedBoard(view: View, { board, first }: Told<'changed-board'>): View {
  const turned = inFog(view, (fog) => {
    const { boards, mist, pass } = rotated<number | null>(fog);
    return { boards: boards.with(-1, board), mist: mist.filter((one) => one !== null), pass };
  });
  const captains = view.captains.map((captain) => ({ ...captain, region: null }));
  return { ...turned, captains, firstPlayer: first };
}

function slotted(view: View, slot: number, held: Seat | null): View {
  return { ...view, influence: view.influence.map((was, at) => (at === slot ? held : was)) };
}

// Goods and fighters

type Counted = 'coins' | 'fish' | 'wood' | 'books' | 'pirates' | 'serpents' | 'renown';

function stocked(view: View, seat: Seat, good: Counted, count: number): View {
  return changed(view, seat, (captain) => ({ [good]: captain[good] + count }));
}

/** Entry to an unowned town is paid onto the treasure map (IB-VISIT-3). */
function paid(view: View, { seat, good, count, rule }: Told<'paid'>): View {
  if (good === 'cubes') return view;
  const left = stocked(view, seat, good, -count);
  return rule === 'IB-VISIT-3' ? { ...left, treasureMap: view.treasureMap + count } : left;
}

function traded(view: View, seat: Seat, gets: Bundle, gives: Bundle): View {
  return TRADABLE.reduce(
    (now, good) => stocked(now, seat, good, (gets[good] ?? 0) - (gives[good] ?? 0)),
    view,
  );
}

function lost(view: View, seat: Seat, fighter: Exclude<Fighter, 'ichor'>): View {
  return stocked(view, seat, FIGHTER_FIELD[fighter], -1);
}

/** Attackers lost, except Ichor, which has its own event. */
function disbanded(view: View, { seat, discarded }: { seat: Seat; discarded: Group }): View {
  const { pirates, serpents } = discarded;
  return stocked(stocked(view, seat, 'pirates', -pirates), seat, 'serpents', -serpents);
}

/** The marker starts again (IB-REN-1). */
function tookToken(view: View, { seat, token, next }: Told<'took-token'>): View {
  const taken = changed(view, seat, ({ tokens }) => ({ renown: 0, tokens: [...tokens, token] }));
  return { ...taken, tokens: { cards: view.tokens.cards - 1, top: next } };
}

// Crew

function moved(view: View, seat: Seat, crew: CrewId, to: 'deck' | 'below' | 'injured'): View {
  const without = (crews: readonly CrewId[]): CrewId[] => crews.filter((one) => one !== crew);
  return changed(view, seat, ({ deck, below, injured }) => {
    const left = { deck: without(deck), below: without(below), injured: without(injured) };
    return { ...left, [to]: [...left[to], crew] };
  });
}

function hired(view: View, { seat, crew, next }: Told<'hired'>): View {
  const left = view.crewRow.filter((one) => one !== crew);
  const crewRow = next === null ? left : [next, ...left];
  return { ...moved(view, seat, crew, 'deck'), crewRow };
}

/** With a Miracle Hut the injured wait for its owner's choice (IB-AMB-78). */
function rested(view: View, seat: Seat): View {
  const awake = changed(view, seat, ({ deck, below }) => ({
    deck: [...deck, ...below],
    below: [],
  }));
  const heals = view.captains[seat]?.buildings.includes('miracle-hut');
  return heals ? awake : turnedFaceUp(awake, seat);
}

function turnedFaceUp(view: View, seat: Seat): View {
  return changed(view, seat, ({ injured }) => ({ below: injured, injured: [] }));
}

// Building cards

/** From the hand where books are cards, else from the row. */
function grown(view: View, seat: Seat, building: Building): View {
  const left = booksAreCards(view)
    ? played(view, seat, building)
    : { ...view, buildingRow: view.buildingRow.filter((one) => one !== building) };
  return changed(left, seat, ({ buildings }) => ({ buildings: [...buildings, building] }));
}

function played(view: View, seat: Seat, building: Building): View {
  const left = changed(view, seat, ({ handSize }) => ({ handSize: handSize - 1 }));
  if (seat !== view.viewer) return left;
  return { ...left, hand: view.hand.filter((card) => card !== building) };
}

function dealt(view: View, seat: Seat, building: Building | null): View {
  const more = changed(view, seat, ({ handSize }) => ({ handSize: handSize + 1 }));
  return building === null || seat !== view.viewer
    ? more
    : { ...more, hand: [...view.hand, building] };
}

function drafted(view: View, seat: Seat, building: Building | null): View {
  const picked = changed(view, seat, ({ packSize }) => ({
    packSize: packSize - 1,
    hasPicked: true,
  }));
  if (seat !== view.viewer) return picked;
  return { ...picked, pick: building, pack: view.pack.filter((card) => card !== building) };
}

/** Picks go into hands, as does a last card, unasked (IB-AMB-85). */
function packsPassed(view: View, { packs }: Told<'packs-passed'>): View {
  const captains = view.captains.map((captain) => {
    const isLast = captain.packSize === 1;
    return {
      ...captain,
      hasPicked: false,
      handSize: captain.handSize + (isLast ? 2 : 1),
      packSize: isLast ? 0 : captain.packSize,
    };
  });
  const pack = view.viewer === 'spectator' ? null : (packs[view.viewer] ?? null);
  if (view.pick === null || pack === null) return { ...view, captains };
  const isLast = pack.length === 1;
  const hand = [...view.hand, view.pick, ...(isLast ? pack : [])];
  return { ...view, captains, pick: null, hand, pack: isLast ? [] : pack };
}
