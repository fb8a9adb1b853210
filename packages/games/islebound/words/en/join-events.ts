// Consecutive events in one sentence: an action, its costs and results.
import {
  itemAt,
  listed,
  type Party,
  plural,
  type Reader,
  sentence,
  type Who,
} from '@tidetable/engine';
import type { Building } from '../../rules/data/buildings.ts';
import type { Good } from '../../rules/data/goods.ts';
import { INFLUENCE_SLOTS } from '../../rules/data/tracks.ts';
import { owns } from '../../rules/questions.ts';
import type { Event, Talks, View } from '../../rules/state.ts';
import { aCard, buildingName, captainsFor, crewWords, gainWords, placeName } from './names.ts';
import { eventTerms } from './say.ts';
import { dealings, draftWords, isDraft } from './several.ts';
import { clauses, isPlayerEvent, type Of, type PlayerEvent, tell } from './tell.ts';

/** These always start a new sentence. */
const OPENING: readonly Event['type'][] = [
  'port-chosen',
  'drafted',
  'turn-began',
  'sailed',
  'braved-fog',
  'visited',
  'bought',
  'built',
  'hunted',
  'mustered',
  'conquered',
  'completed-event',
  'bragged',
  'proposed',
  'monster-emerged',
  'defeated-monster',
];

/** Automatic consequences. */
const ASIDES: readonly Event['type'][] = [
  'row-refilled',
  'turned-up-event',
  'events-reshuffled',
  'buildings-reshuffled',
];

/** One sentence for all of them, or null if the last does not belong. */
export function joinEvents(events: readonly Event[], view: View, reader?: Reader): string | null {
  const who = captainsFor(reader);
  const [head, last] = [itemAt(events, 0), events.at(-1) as Event];
  if (isIdle(last)) return head.type === 'turn-began' ? null : before(events, view, reader);
  if (head.type === 'drafted') return isDraft(events) ? draftWords(events, who) : null;
  if (!isPlayerEvent(head) || OPENING.includes(last.type)) return null;
  if (head.type === 'proposed' || isRaidRoll(head)) return dealings(events, view, who);
  if (ASIDES.includes(last.type)) return oneSentence(events, view, who);
  if (!isPlayerEvent(last) || last.seat !== head.seat || !goesOn(head, last)) return null;
  return oneSentence(events, view, who);
}

/** The end of a turn, and a trade that was never proposed. */
function isIdle(event: Event): boolean {
  return event.type === 'turn-ended' || (event.type === 'declined' && event.what === 'trade');
}

function before(events: readonly Event[], view: View, reader: Reader): string | null {
  const [head, ...others] = events.slice(0, -1) as [Event, ...Event[]];
  return others.length === 0
    ? tell(head, view, reader)
    : joinEvents([head, ...others], view, reader);
}

/** Payments that start a barter or talks only join others like them. */
function goesOn(head: PlayerEvent, last: PlayerEvent): boolean {
  if (isRaidRoll(last)) return false;
  if (isTalk(last)) return isTalk(head);
  if (isPrice(last)) return isPrice(head) || PAID_FOR.includes(head.type);
  return last.type !== 'placed' || head.type === 'braved-fog';
}

const PAID_FOR: readonly Event['type'][] = ['completed-event', 'visited'];

/** A payment in a barter that can be repeated. */
function isPrice({ type, rule }: Event): boolean {
  return type === 'discarded-card' || rule === 'IB-SYM-2' || rule === 'IB-TOWN-ZIL';
}

function isTalk(event: Event): boolean {
  return (event.type === 'withdrew-cube' && event.talks !== null) || event.rule === 'IB-DIP-3';
}

function isRaidRoll({ type, rule }: Event): boolean {
  return type === 'rolled' && rule === 'IB-VAR-RAID-1';
}

function oneSentence(events: readonly Event[], view: View, who: Who): string {
  const [head] = events as [PlayerEvent];
  const by = who(head.seat);
  const acts = events.filter(isPlayerEvent).filter((act) => !isIdle(act));
  const said: string[] = [];
  for (const text of partsOf(acts).flatMap((part) => told(part, acts, view, who)))
    if (text.startsWith('for ')) said.push(`${said.pop()} ${text}`);
    else said.push(by.does(text));
  const asides = events.flatMap((event) => asideWords(event, view));
  return sentence([`${by.name} ${listed(said)}`, ...asides].join('; '));
}

/** Consecutive events of one kind; in a barter all of a kind, since it only repeats itself. */
function partsOf(acts: readonly PlayerEvent[]): PlayerEvent[][] {
  const parts = new Map<string, PlayerEvent[]>();
  let row = 0;
  let before = '';
  let isBarter = false;
  for (const act of acts) {
    const kind = `${act.type} ${act.type === 'gained' ? '' : act.rule}`;
    isBarter &&= act.type !== 'took-token';
    if (kind !== before && !isBarter) row += 1;
    isBarter ||= isPrice(act);
    before = kind;
    parts.set(`${row} ${kind}`, [...(parts.get(`${row} ${kind}`) ?? []), act]);
  }
  return [...parts.values()];
}

/** With plain verbs; a clause that begins with `for` is the price of the one before. */
function told(part: PlayerEvent[], acts: readonly PlayerEvent[], view: View, who: Who): string[] {
  const [first] = part as [PlayerEvent];
  switch (first.type) {
    case 'paid':
      return [payWords(part as Of<'paid'>[], view, who)];
    case 'gained':
      return gainedWords(part as Of<'gained'>[], acts, view);
    case 'exhausted':
      return [`exhaust ${crewOf(part as Of<'exhausted'>[])}${purpose(part, itemAt(acts, 0))}`];
    case 'injured':
      return [`injure ${crewOf(part as Of<'injured'>[])} for ${part.length} strength`];
    case 'placed-cube':
      return part.length === 1
        ? clauses(first, view, who)
        : [cubeWords(part as Of<'placed-cube'>[])];
    case 'withdrew-cube':
      return first.talks === null
        ? clauses(first, view, who)
        : [talkWords(part as Of<'withdrew-cube'>[], first.talks, who(first.seat))];
    case 'rerolled':
      return [rerollWords(part as Of<'rerolled'>[])];
    case 'dropped':
      return [dropWords(part as Of<'dropped'>[])];
    case 'discarded-card':
      return [discardWords(part as Of<'discarded-card'>[])];
    case 'drew-card':
      return [drawWords(part as Of<'drew-card'>[])];
    default:
      return part.flatMap((act) => clauses(act, view, who));
  }
}

function crewOf(part: readonly Of<'exhausted' | 'injured'>[]): string {
  return crewWords(part.map(({ crew }) => crew));
}

function rerollWords(part: readonly Of<'rerolled'>[]): string {
  const dice = listed(part.map(({ from, to }) => `a ${from} into a ${to}`));
  return `reroll ${dice} for ${part.length} wood`;
}

function dropWords(part: readonly Of<'dropped'>[]): string {
  return `throw ${gainWords(sum(part.map(({ good }) => [good, 1])))} overboard`;
}

function sum(counts: readonly (readonly [Good, number])[]): Partial<Record<Good, number>> {
  const all: Partial<Record<Good, number>> = {};
  for (const [good, count] of counts) all[good] = (all[good] ?? 0) + count;
  return all;
}

/** A price follows what it buys. */
function payWords(part: readonly Of<'paid'>[], view: View, who: Who): string {
  const [first] = part as [Of<'paid'>];
  if (first.rule === 'IB-VISIT-3') return listed(clauses(first, view, who));
  const goods = gainWords(sum(part.map(({ good, count }) => [good, count])));
  return PRICES.includes(first.rule) ? `for ${goods}` : `pay ${goods}`;
}

const PRICES: readonly string[] = ['IB-BLD-1', 'IB-BLD-2', 'IB-CREW-4'];

function purpose(part: readonly PlayerEvent[], { type }: PlayerEvent): string {
  const { length } = part;
  const rule = part[0]?.rule;
  if (rule === 'IB-ATK-4') return ` for ${length === 1 ? '1 more die' : `${length} more dice`}`;
  if (rule === 'IB-DIP-3') return ` for ${length} influence`;
  const isMove = type === 'sailed' || type === 'placed' || type === 'braved-fog';
  return isMove ? ' to stop beside another ship' : '';
}

/** The only building that can add this gain to this event. */
const ANSWERS: Readonly<Partial<Record<Event['type'], Partial<Record<Good, Building>>>>> = {
  hunted: { coins: 'jeweller' },
  visited: { coins: 'gambling-hall' },
  'completed-event': { renown: 'heralds-tower' },
  bought: { books: 'academy-of-builders' },
  built: { books: 'academy-of-builders', fish: 'bridge' },
};

/** Gains by cause; what hunting found has been told already. */
function gainedWords(
  part: readonly Of<'gained'>[],
  acts: readonly PlayerEvent[],
  view: View,
): string[] {
  const found = acts[0]?.type === 'hunted' ? acts[1] : undefined;
  const shown = part.filter((gain) => gain !== found);
  const causes = shown.map((gain) => causeOf(gain, acts, view));
  return [...new Set(causes)].map((cause) => {
    const owed = shown.filter((_gain, nth) => causes[nth] === cause);
    return `gain ${gainWords(sum(owed.map(({ good, count }) => [good, count])))}${cause}`;
  });
}

/** None if a token's reward is among them: it could be that. */
function causeOf(gain: Of<'gained'>, acts: readonly PlayerEvent[], view: View): string {
  const head = itemAt(acts, 0);
  if (head.type === 'conquered' && acts.find(({ type }) => type === 'gained') === gain)
    return ' of spoils';
  if (acts.some(({ type }) => type === 'took-token')) return '';
  const building =
    head.type === 'conquered' ? conquestAnswer(head, gain.good) : ANSWERS[head.type]?.[gain.good];
  const isTheirs = building !== undefined && owns(view, gain.seat, building);
  return isTheirs ? ` (${buildingName(building)})` : '';
}

function conquestAnswer({ by }: Of<'conquered'>, good: Good): Building {
  if (good !== 'renown') return 'market';
  return by === 'attack' ? 'combat-arena' : 'mansion';
}

function cubeWords(part: readonly Of<'placed-cube'>[]): string {
  return `place ${part.length} influence cubes on slots ${slotList(part)}`;
}

function slotList(part: readonly { readonly slot: number }[]): string {
  return `${listed(part.map(({ slot }) => String(slot + 1)))} (worth ${worthOf(part)})`;
}

function worthOf(part: readonly { readonly slot: number }[]): number {
  return part.reduce((all, { slot }) => all + (INFLUENCE_SLOTS[slot] ?? 0), 0);
}

function talkWords(
  part: readonly Of<'withdrew-cube'>[],
  { at, needed }: Talks,
  { its }: Party,
): string {
  const influence = part.at(-1)?.talks?.influence ?? 0;
  const besides = influence - worthOf(part);
  const cubes = part.length === 1 ? `${its} cube off slot` : `${its} cubes off slots`;
  const others = besides > 0 ? ` (${besides} of it by crew or buildings)` : '';
  return `take ${cubes} ${slotList(part)} to win over ${placeName(at)}: ${influence} influence${others}, ${needed} needed`;
}

function discardWords(part: readonly Of<'discarded-card'>[]): string {
  const cards = listed(part.map(({ building }) => aCard(building)));
  return `discard ${cards} as ${part.length === 1 ? 'a book' : `${part.length} books`}`;
}

function drawWords(part: readonly Of<'drew-card'>[]): string {
  const known = part.flatMap(({ building }) => (building === null ? [] : [aCard(building)]));
  const hidden = part.length - known.length;
  return `draw ${listed([...known, ...(hidden > 0 ? [plural(hidden, 'building card')] : [])])}`;
}

function asideWords(event: Event, view: View): string[] {
  switch (event.type) {
    case 'row-refilled':
      return [`the ${buildingName(event.building)} is new in the row`];
    case 'turned-up-event':
      return [`new event at ${placeName(event.at)}: ${eventTerms(view, event.event)}`];
    case 'events-reshuffled':
      return ['the event cards are shuffled anew'];
    case 'buildings-reshuffled':
      return ['the discarded building cards are shuffled into a new deck'];
    default:
      return [];
  }
}
