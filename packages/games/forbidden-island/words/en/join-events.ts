// Consecutive events in one sentence.
import { allOf, capital, itemAt, listed, objectOf, type Reader, sentence } from '@tidetable/engine';
import type { Tile } from '../../rules/data/tiles.ts';
import type { Event, View } from '../../rules/state.ts';
import { cardWords, TILE_NAMES, whoIn } from './names.ts';
import { type PlayerEvent, tell } from './tell.ts';

type Kind = Event['type'];

/** Which events go on from which. */
const GOES_ON: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  moved: ['moved'],
  'shored-up': ['shored-up'],
  drew: ['drew', 'discarded'],
  'called-helicopter': ['lifted'],
};

const FLOOD: readonly Kind[] = ['revealed', 'threatened', 'flooded', 'sank'];

const RISING: readonly Kind[] = ['waters-rose', 'flood-returned'];

function isRise(event: Event): boolean {
  return event.type === 'drew' && event.card === 'waters-rise';
}

/** One sentence for all of them, or null where the last does not go on from those before it. */
export function joinEvents(events: readonly Event[], view: View, reader?: Reader): string | null {
  const [head, last] = [itemAt(events, 0), events.at(-1) as Event];
  if (last.type === 'ended-actions')
    return head.type === 'turn-began' ? null : before(events, view, reader);
  if (FLOOD.includes(head.type)) return FLOOD.includes(last.type) ? floodWords(events) : null;
  if (isRise(head)) return RISING.includes(last.type) ? riseWords(events, view, reader) : null;
  if (!(GOES_ON[head.type] ?? []).includes(last.type)) return null;
  if (head.type === 'called-helicopter') return liftWords(events, view, reader);
  if (isRise(last)) return null;
  if ('seat' in last && 'seat' in head && last.seat !== head.seat) return null;
  return doneWords(events, view, reader);
}

function before(events: readonly Event[], view: View, reader: Reader): string | null {
  const [head, ...others] = events.slice(0, -1) as [Event, ...Event[]];
  return others.length === 0
    ? tell(head, view, reader)
    : joinEvents([head, ...others], view, reader);
}

type Fate = Extract<Event, { readonly tile: Tile }>['type'];

/** Card by card, what became of the tiles. */
function floodWords(events: readonly Event[]): string {
  const fates: { readonly tiles: string[]; readonly fate: Fate }[] = [];
  for (const event of events) {
    if (!('tile' in event)) continue;
    const name = TILE_NAMES[event.tile];
    if (isOpen(fates.at(-1)?.fate) && fates.at(-1)?.tiles.at(-1) === name) fates.pop();
    const last = fates.at(-1);
    if (last?.fate === event.type && event.type !== 'revealed') last.tiles.push(name);
    else fates.push({ tiles: [name], fate: event.type });
  }
  const cards = fates.reduce((sum, { tiles }) => sum + tiles.length, 0);
  const said = fates.map(({ tiles, fate }) => `${listed(tiles)}${fateWords(fate, tiles.length)}`);
  return `${cards === 1 ? 'Flood card' : 'Flood cards'}: ${said.join('; ')}.`;
}

/** Whether its fate is still open. */
function isOpen(fate: Fate | undefined): boolean {
  return fate === 'revealed' || fate === 'threatened';
}

function fateWords(fate: Fate, count: number): string {
  if (fate === 'threatened') return ' is about to sink';
  if (fate === 'sank') return count === 1 ? ' sinks for good' : ' sink for good';
  if (fate === 'flooded') return count === 1 ? ' is flooded' : ' are flooded';
  return '';
}

function liftWords(events: readonly Event[], view: View, reader: Reader): string {
  const who = whoIn(view, reader);
  const called = itemAt(events, 0) as PlayerEvent;
  const by = who(called.seat);
  const flown = events.flatMap((event) => (event.type === 'lifted' ? [event] : []));
  const aboard = objectOf(allOf(flown.map(({ seat }) => who(seat))), by);
  const to = flown[0]?.to as Tile;
  return `${tell(called, view, reader).slice(0, -1)} and ${by.does('take')} ${aboard} to ${TILE_NAMES[to]}.`;
}

/** Cards drawn and discarded, moves, tiles shored up, kind by kind. */
function doneWords(events: readonly Event[], view: View, reader: Reader): string {
  const rows: Event[][] = [];
  for (const event of events)
    if (rows.at(-1)?.[0]?.type === event.type) rows.at(-1)?.push(event);
    else rows.push([event]);
  const { seat } = itemAt(events, 0) as PlayerEvent;
  const by = whoIn(view, reader)(seat);
  return sentence(`${by.name} ${listed(rows.map(clause).map(by.does))}`);
}

function clause(row: readonly Event[]): string {
  const first = itemAt(row, 0);
  if (first.type === 'moved') {
    const tiles = tilesOf(row);
    return `move ${tiles.length === 1 ? '' : `by ${listed(tiles.slice(0, -1))} `}to ${tiles.at(-1)}`;
  }
  if (first.type === 'shored-up') return `shore up ${listed(tilesOf(row))}`;
  const cards = row.flatMap((one) => ('card' in one ? [one.card] : []));
  return `${first.type === 'drew' ? 'draw' : 'discard'} ${cardWords(cards)}`;
}

/** What Waters Rise! brings. */
function riseWords(events: readonly Event[], view: View, reader: Reader): string {
  const said = events.slice(1).map((event) => {
    const told = tell(event, view).slice(0, -1);
    return told.replace(/^The /, 'the ');
  });
  return `${tell(itemAt(events, 0), view, reader)} ${capital(listed(said))}.`;
}

function tilesOf(row: readonly Event[]): string[] {
  return row.flatMap((one) => {
    if (one.type === 'moved') return [TILE_NAMES[one.to]];
    return one.type === 'shored-up' ? [TILE_NAMES[one.tile]] : [];
  });
}
