// Events that follow one another, told in one breath: a deed, what it cost and what came of it.
import type { Event, View } from '../state.ts';
import { clausesOf, type Deed, subjectOf } from './clauses.ts';
import { captainName, listed, squareName } from './names.ts';
import { capital, tell } from './tell.ts';

type Kind = Event['type'];

const FIGHT: readonly Kind[] = [
  'fought',
  'lost-life',
  'sank',
  'conquered',
  'gained-point',
  'called-off',
];

/** What may come of what. */
const COMES_OF: Readonly<Partial<Record<Kind, readonly Kind[]>>> = {
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

/** The end of a turn adds nothing. */
const IDLE: readonly Kind[] = ['turn-ended'];

/** One sentence for all of them, or null where the last does not go on from those before it. */
export function together(events: readonly Event[], view: View): string | null {
  const [head, last] = [events[0] as Event, events.at(-1) as Event];
  if (IDLE.includes(last.type)) return head.type === 'turn-began' ? null : before(events, view);
  if (IDLE.includes(head.type) || !(COMES_OF[head.type] ?? []).includes(last.type)) return null;
  if (isProposal(head)) return bargain(events, view);
  if (head.type === 'found' && events.at(-2)?.type === 'cross-moved')
    return last.type === 'turn-cut-short' ? sentence(events, view) : null;
  if (head.type === 'sailed' && last.type === 'sailed') {
    const goesOn = last.ship === head.ship && events.every(({ type }) => type === 'sailed');
    return goesOn ? sentence(events, view) : null;
  }
  return sentence(events, view);
}

function before(events: readonly Event[], view: View): string | null {
  const [head, ...others] = events.slice(0, -1) as [Event, ...Event[]];
  return others.length === 0 ? tell(head, view) : together([head, ...others], view);
}

/** Clauses of one subject in a row; prices stand behind what they were paid for. */
function sentence(events: readonly Event[], view: View): string {
  const parts: { subject: string; said: string[] }[] = [];
  for (const row of rowsOf(events.filter(({ type }) => !IDLE.includes(type)))) {
    const { subject, said } = isDeed(row[0])
      ? clausesOf(row as [Deed, ...Deed[]], view)
      : aside(row[0], view);
    const last = parts.at(-1);
    const clause = said[0] as string;
    if (last !== undefined && isPrice(row[0], events[0] as Event))
      last.said.push(priced(last.said.pop() as string, clause.slice('pays '.length)));
    else if (last !== undefined && (last.subject === subject || isOfAttack(row[0])))
      last.said.push(...said);
    else parts.push({ subject, said: [...said] });
  }
  return `${capital(parts.map(({ subject, said }) => `${subject} ${listed(said)}`).join('; '))}.`;
}

/** Told of the ship that attacks. */
function isOfAttack({ type }: Event): boolean {
  return type === 'fought' || type === 'called-off';
}

/** The points that it makes come last. */
function priced(clause: string, price: string): string {
  return clause.replace(/( \(now .*\))?$/, ` for ${price}$1`);
}

function isDeed(event: Event): event is Deed {
  return 'seat' in event && event.type !== 'turn-began';
}

/** What nobody does, but comes of something. */
function aside(event: Event, view: View): { subject: string; said: readonly string[] } {
  switch (event.type) {
    case 'storm-moved':
      return { subject: 'the storm', said: [`moves to ${squareName(view, event.to)}`] };
    case 'spun':
      return { subject: 'the compasses', said: [`point to ${squareName(view, event.square)}`] };
    case 'cross-moved':
      return {
        subject: 'the X',
        said: [
          `${event.from === event.to ? 'stays at' : 'moves to'} ${squareName(view, event.to)}`,
        ],
      };
    default:
      return { subject: '', said: [tell(event, view)] };
  }
}

function isPrice(event: Event, head: Event): boolean {
  return event.type === 'paid' && ['built', 'ship-placed', 'buried'].includes(head.type);
}

/** Events of one kind and subject in a row. */
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
    subjectOf(one as Deed) === subjectOf(other as Deed)
  );
}

type Proposal = Event & { readonly type: 'proposed' | 'countered' | 'named-price' };

function isProposal({ type }: Event): boolean {
  return type === 'proposed' || type === 'countered' || type === 'named-price';
}

/** An offer with its answer, and what binds whoever made it. */
function bargain(events: readonly Event[], view: View): string | null {
  const [offer, answer, treaty] = events as readonly [Proposal, ...Event[]];
  if (answer === undefined || events.length > 3) return null;
  if (treaty !== undefined && treaty.type !== 'treaty') return null;
  const said = tell(offer, view).slice(0, -1);
  const other = captainName(offer.partner);
  if (answer.type === 'refused') return `${said}; ${other} refuses.`;
  if (answer.type !== 'traded') return null;
  const bound = treaty === undefined ? '' : `, and ${tell(treaty, view).slice(0, -1)}`;
  return `${said}; ${other} ${isPressed(offer) ? 'gives in' : 'agrees'}${bound}.`;
}

function isPressed(offer: Proposal): boolean {
  return offer.type === 'named-price' || offer.as === 'threat' || offer.as === 'price';
}
