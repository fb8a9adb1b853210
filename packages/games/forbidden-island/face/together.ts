// Events that follow one another, told in one breath.
import type { Tile } from '../data/tiles.ts';
import type { Event, View } from '../state.ts';
import { cardWords, listed, roleAt, TILE_NAMES } from './names.ts';
import { type Deed, tell } from './tell.ts';

type Kind = Event['type'];

/** What may come of what. */
const COMES_OF: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
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
export function together(events: readonly Event[], view: View): string | null {
  const [head, last] = [events[0] as Event, events.at(-1) as Event];
  if (last.type === 'ended-actions')
    return head.type === 'turn-began' ? null : before(events, view);
  if (FLOOD.includes(head.type)) return FLOOD.includes(last.type) ? floodWords(events) : null;
  if (isRise(head)) return RISING.includes(last.type) ? riseWords(events, view) : null;
  if (!(COMES_OF[head.type] ?? []).includes(last.type)) return null;
  if (head.type === 'called-helicopter') return liftWords(events, view);
  if (isRise(last)) return null;
  if ('seat' in last && 'seat' in head && last.seat !== head.seat) return null;
  return handled(events, view);
}

function before(events: readonly Event[], view: View): string | null {
  const [head, ...others] = events.slice(0, -1) as [Event, ...Event[]];
  return others.length === 0 ? tell(head, view) : together([head, ...others], view);
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

/** Whether more is to come of it. */
function isOpen(fate: Fate | undefined): boolean {
  return fate === 'revealed' || fate === 'threatened';
}

function fateWords(fate: Fate, count: number): string {
  if (fate === 'threatened') return ' is about to sink';
  if (fate === 'sank') return count === 1 ? ' sinks for good' : ' sink for good';
  if (fate === 'flooded') return count === 1 ? ' is flooded' : ' are flooded';
  return '';
}

function liftWords(events: readonly Event[], view: View): string {
  const flown = events.flatMap((event) => (event.type === 'lifted' ? [event] : []));
  const aboard = listed(flown.map(({ seat }) => `the ${roleAt(view, seat)}`));
  const to = flown[0]?.to as Tile;
  return `${tell(events[0] as Event, view).slice(0, -1)} and takes ${aboard} to ${TILE_NAMES[to]}.`;
}

/** Cards drawn and discarded, moves, tiles shored up: kind by kind. */
function handled(events: readonly Event[], view: View): string {
  const rows: Event[][] = [];
  for (const event of events)
    if (rows.at(-1)?.[0]?.type === event.type) rows.at(-1)?.push(event);
    else rows.push([event]);
  const said = rows.map(clause);
  return `The ${roleAt(view, (events[0] as Deed).seat)} ${listed(said)}.`;
}

function clause(row: readonly Event[]): string {
  const [first] = row as readonly [Event];
  if (first.type === 'moved') {
    const tiles = tilesOf(row);
    return `moves ${tiles.length === 1 ? '' : `by ${listed(tiles.slice(0, -1))} `}to ${tiles.at(-1)}`;
  }
  if (first.type === 'shored-up') return `shores up ${listed(tilesOf(row))}`;
  const cards = row.flatMap((one) => ('card' in one ? [one.card] : []));
  return `${first.type === 'drew' ? 'draws' : 'discards'} ${cardWords(cards)}`;
}

/** What Waters Rise! brings. */
function riseWords(events: readonly Event[], view: View): string {
  const said = events.slice(1).map((event) => {
    const told = tell(event, view).slice(0, -1);
    return told.replace(/^The /, 'the ');
  });
  return `${tell(events[0] as Event, view)} ${capital(listed(said))}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function tilesOf(row: readonly Event[]): string[] {
  return row.flatMap((one) => {
    if (one.type === 'moved') return [TILE_NAMES[one.to]];
    return one.type === 'shored-up' ? [TILE_NAMES[one.tile]] : [];
  });
}
