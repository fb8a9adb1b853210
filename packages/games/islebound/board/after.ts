// The sea as it looks once an event has been shown: a turn brings many, and each is seen by itself.
import type { Seat } from '@tidetable/engine';
import type { CrewId, Event, Frame, Good, SeenCaptain, View } from '../public.ts';
import { DEEP_FOG } from '../public.ts';

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'port-chosen':
      return owned(
        anchored(view, event.seat, view.towns.indexOf(event.port)),
        event.port,
        event.seat,
      );
    case 'sailed': {
      const there = anchored(view, event.seat, view.towns.indexOf(event.to));
      return changed(there, event.seat, ({ fish }) => ({ fish: fish - event.fish }));
    }
    case 'placed':
      return anchored(
        view,
        event.seat,
        event.at === 'deep-fog' ? DEEP_FOG : view.towns.indexOf(event.at),
      );
    case 'braved-fog':
      return changed(view, event.seat, ({ fish }) => ({ fish: fish - event.fish }));
    case 'exhausted':
      return moved(view, event.seat, event.crew, 'below');
    case 'injured':
      return moved(view, event.seat, event.crew, 'injured');
    case 'healed':
    case 'hired':
      return {
        ...moved(view, event.seat, event.crew, 'deck'),
        crewRow: view.crewRow.filter((crew) => crew !== event.crew),
      };
    case 'rested':
      return changed(view, event.seat, ({ deck, below }) => ({
        deck: [...deck, ...below],
        below: [],
      }));
    case 'paid':
      return stocked(view, event.seat, event.good, -event.count);
    case 'gained':
      return stocked(view, event.seat, event.good, event.count);
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
    case 'took-token':
      return changed(view, event.seat, ({ tokens }) => ({
        renown: 0,
        tokens: [...tokens, event.token],
      }));
    case 'placed-cube':
      return slotted(view, event.slot, event.seat);
    case 'withdrew-cube':
      return slotted(view, event.slot, null);
    case 'bought':
    case 'built':
      return changed(
        { ...view, buildingRow: view.buildingRow.filter((one) => one !== event.building) },
        event.seat,
        ({ buildings }) => ({ buildings: [...buildings, event.building] }),
      );
    case 'row-refilled':
      return { ...view, buildingRow: [event.building, ...view.buildingRow] };
    case 'hunted':
      return { ...view, treasureMap: 0 };
    case 'conquered':
      return owned(settled(view), event.town, event.seat);
    case 'defeated-monster':
      return settled(view);
    default:
      return view;
  }
}

/** What a town needs changes with its owner: the attack or the talks that won it are over. */
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

function anchored(view: View, seat: Seat, region: number): View {
  return changed(view, seat, () => ({ region }));
}

function owned(view: View, town: View['towns'][number], seat: Seat): View {
  const region = view.towns.indexOf(town);
  return { ...view, owners: view.owners.map((owner, at) => (at === region ? seat : owner)) };
}

function slotted(view: View, slot: number, held: Seat | null): View {
  return { ...view, influence: view.influence.map((was, at) => (at === slot ? held : was)) };
}

const COUNTED: readonly Good[] = [
  'coins',
  'fish',
  'wood',
  'books',
  'pirates',
  'serpents',
  'renown',
];

function stocked(view: View, seat: Seat, good: Good, count: number): View {
  if (good === 'cubes' || !COUNTED.includes(good)) return view;
  return changed(view, seat, (captain) => ({ [good]: captain[good] + count }));
}

function moved(view: View, seat: Seat, crew: CrewId, to: 'deck' | 'below' | 'injured'): View {
  const without = (crews: readonly CrewId[]): CrewId[] => crews.filter((one) => one !== crew);
  return changed(view, seat, ({ deck, below, injured }) => {
    const left = { deck: without(deck), below: without(below), injured: without(injured) };
    return { ...left, [to]: [...left[to], crew] };
  });
}
