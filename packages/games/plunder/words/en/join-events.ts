// Consecutive events in one sentence: an action, its costs and results.
import {
  called,
  calledTogether,
  itemAt,
  listed,
  type Party,
  type Reader,
  sentence,
} from '@tidetable/engine';
import type { Event, View } from '../../rules/state.ts';
import { type Clauses, clausesOf, type PlayerEvent, subjectOf } from './clauses.ts';
import { captainsFor, squareName } from './names.ts';
import { tell } from './tell.ts';

type Kind = Event['type'];

const FIGHT: readonly Kind[] = [
  'fought',
  'lost-life',
  'sank',
  'conquered',
  'gained-point',
  'called-off',
];

/** Which events go on from which. */
const GOES_ON: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
  picked: ['ship-placed', 'drew'],
  'sailing-roll': ['storm-moved'],
  sailed: ['sailed', 'paid'],
  built: ['paid'],
  'ship-placed': ['paid'],
  buried: ['paid', 'gained-point'],
  attacked: FIGHT,
  'attacked-island': FIGHT,
  fought: FIGHT,
  proposed: ['refused', 'traded', 'treaty'],
  countered: ['refused', 'traded', 'treaty'],
  'named-price': ['refused', 'traded', 'treaty'],
  'asked-for-island': ['gave-island', 'refused'],
  'offered-island': ['gave-island', 'refused'],
  found: [
    'gained',
    'lost',
    'paid',
    'built',
    'stole',
    'demanded',
    'handed-over',
    'lost-life',
    'sank',
    'spun',
    'relocated',
    'ship-placed',
    'gained-point',
    'storm-moved',
    'cross-moved',
    'turn-cut-short',
  ],
  'rolled-for-ship': ['disowned', 'gave-point', 'paid', 'spun', 'ship-placed'],
  paid: ['paid', 'gained'],
};

const IDLE: readonly Kind[] = ['turn-ended'];

/** One sentence for all of them, or null if the last does not belong. */
export function joinEvents(events: readonly Event[], view: View, reader?: Reader): string | null {
  const [head, last] = [itemAt(events, 0), events.at(-1) as Event];
  if (IDLE.includes(last.type))
    return head.type === 'turn-began' ? null : before(events, view, reader);
  if (IDLE.includes(head.type) || !(GOES_ON[head.type] ?? []).includes(last.type)) return null;
  if (isProposal(head)) return bargain(events, view, reader);
  if (head.type === 'found' && events.at(-2)?.type === 'cross-moved')
    return last.type === 'turn-cut-short' ? oneSentence(events, view, reader) : null;
  if (head.type === 'sailed' && last.type === 'sailed') {
    const goesOn = last.ship === head.ship && events.every(({ type }) => type === 'sailed');
    return goesOn ? oneSentence(events, view, reader) : null;
  }
  return oneSentence(events, view, reader);
}

function before(events: readonly Event[], view: View, reader: Reader): string | null {
  const [head, ...others] = events.slice(0, -1) as [Event, ...Event[]];
  return others.length === 0
    ? tell(head, view, reader)
    : joinEvents([head, ...others], view, reader);
}

/** Clauses of one subject; a price follows what it was paid for. */
function oneSentence(events: readonly Event[], view: View, reader: Reader): string {
  const parts: { subject: Party; said: string[] }[] = [];
  for (const row of rowsOf(events.filter(({ type }) => !IDLE.includes(type)))) {
    const { subject, said } = isPlayerEvent(row[0])
      ? clausesOf(row as [PlayerEvent, ...PlayerEvent[]], view, reader)
      : aside(row[0], view);
    const last = parts.at(-1);
    if (last !== undefined && isPrice(row[0], itemAt(events, 0)))
      last.said.push(priced(last.said.pop() as string, itemAt(said, 0).slice('pay '.length)));
    else if (last !== undefined && (last.subject.name === subject.name || isOfAttack(row[0])))
      last.said.push(...said.map(last.subject.does));
    else parts.push({ subject, said: said.map(subject.does) });
  }
  return sentence(parts.map(({ subject, said }) => `${subject.name} ${listed(said)}`).join('; '));
}

/** Told with the attacking ship as the subject. */
function isOfAttack({ type }: Event): boolean {
  return type === 'fought' || type === 'called-off';
}

/** Moves the points to the end. */
function priced(clause: string, price: string): string {
  return clause.replace(/( \(now .*\))?$/, ` for ${price}$1`);
}

function isPlayerEvent(event: Event): event is PlayerEvent {
  return 'seat' in event && event.type !== 'turn-began';
}

/** Automatic consequences. */
function aside(event: Event, view: View): Clauses {
  switch (event.type) {
    case 'storm-moved':
      return { subject: called('the storm'), said: [`move to ${squareName(view, event.to)}`] };
    case 'spun':
      return {
        subject: calledTogether('the compasses'),
        said: [`point to ${squareName(view, event.square)}`],
      };
    case 'cross-moved':
      return {
        subject: called('the X'),
        said: [`${event.from === event.to ? 'stay at' : 'move to'} ${squareName(view, event.to)}`],
      };
    default:
      throw new Error(`${event.type} comes of nothing`);
  }
}

function isPrice(event: Event, head: Event): boolean {
  return event.type === 'paid' && ['built', 'ship-placed', 'buried'].includes(head.type);
}

/** Consecutive events of one kind and subject. */
function rowsOf(events: readonly Event[]): [Event, ...Event[]][] {
  const rows: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = rows.at(-1);
    if (last !== undefined && isLike(last[0], event)) last.push(event);
    else rows.push([event]);
  }
  return rows;
}

const SUMMED: readonly Kind[] = ['sailed', 'gained', 'lost', 'paid', 'stole'];

function isLike(one: Event, other: Event): boolean {
  return (
    one.type === other.type &&
    SUMMED.includes(one.type) &&
    subjectOf(one as PlayerEvent, null).name === subjectOf(other as PlayerEvent, null).name
  );
}

type Proposal = Event & { readonly type: 'proposed' | 'countered' | 'named-price' };

function isProposal({ type }: Event): boolean {
  return type === 'proposed' || type === 'countered' || type === 'named-price';
}

/** An offer with its answer, and the treaty that follows. */
function bargain(events: readonly Event[], view: View, reader: Reader): string | null {
  const [offer, answer, treaty] = events as readonly [Proposal, ...Event[]];
  if (answer === undefined || events.length > 3) return null;
  if (treaty !== undefined && treaty.type !== 'treaty') return null;
  const said = tell(offer, view, reader).slice(0, -1);
  const other = captainsFor(reader)(offer.partner);
  const answers = (verb: string): string => `${said}; ${other.name} ${other.does(verb)}`;
  if (answer.type === 'refused') return sentence(answers('refuse'));
  if (answer.type !== 'traded') return null;
  const bound = treaty === undefined ? '' : `, and ${boundWords(treaty, view, reader)}`;
  return sentence(`${answers(isPressed(offer) ? 'give in' : 'agree')}${bound}`);
}

function boundWords(treaty: PlayerEvent, view: View, reader: Reader): string {
  const { subject, said } = clausesOf([treaty], view, reader);
  return `${subject.name} ${listed(said.map(subject.does))}`;
}

function isPressed(offer: Proposal): boolean {
  return offer.type === 'named-price' || offer.as === 'threat' || offer.as === 'price';
}
