// What more than one captain does, in one sentence: a draft, a trade with its answer, a raid with both rolls.
import type { Seat } from '@tidetable/engine';
import type { Event, View } from '../state.ts';
import { aCard, countedThings, listed } from './names.ts';
import { capital, isDeed, type Of, predicates, the } from './tell.ts';

/** Until the packs go on. */
export function isDraft(events: readonly Event[]): boolean {
  const [before, last] = events.slice(-2) as [Event, Event];
  return before.type === 'drafted' && ['drafted', 'packs-passed'].includes(last.type);
}

/** Who has picked, and what of it this viewer knows. */
export function draftWords(events: readonly Event[]): string {
  const picks = events.flatMap((event) => (event.type === 'drafted' ? [event] : []));
  const known = picks.flatMap(({ seat, building }) =>
    building === null ? [] : [`${the(seat)} drafts ${aCard(building)}`],
  );
  const hidden = picks.flatMap(({ seat, building }) => (building === null ? [the(seat)] : []));
  const each = hidden.length === 1 ? 'drafts a building card' : 'draft a building card each';
  const said = [
    ...known,
    ...(hidden.length > 0 ? [`${listed(hidden)} ${each}`] : []),
    ...(picks.length < events.length ? ['the packs go left'] : []),
  ];
  return `${capital(said.join('; '))}.`;
}

export function dealings(events: readonly Event[], view: View): string | null {
  const [head] = events;
  return head?.type === 'proposed' ? tradeTold(head, events, view) : raidTold(events);
}

const ANSWERS: Readonly<Partial<Record<Event['type'], string>>> = {
  traded: 'agrees',
  'refused-trade': 'refuses',
};

function tradeTold(
  offer: Extract<Event, { readonly partner: Seat }>,
  events: readonly Event[],
  view: View,
): string | null {
  const answer = ANSWERS[(events.at(-1) as Event).type];
  if (events.length > 2 || answer === undefined) return null;
  return `${capital(the(offer.seat))} ${listed(predicates(offer, view))}; ${the(offer.partner)} ${answer}.`;
}

/** The rolls come first, but the raid is the news. */
function raidTold(events: readonly Event[]): string | null {
  const last = events.at(-1) as Event;
  if (!isDeed(last) || !['rolled', 'raided', 'plundered'].includes(last.type)) return null;
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [event] : []));
  const raid = events.find((event) => event.type === 'raided') as Of<'raided'> | undefined;
  const taken = events.find((event) => event.type === 'plundered') as Of<'plundered'> | undefined;
  const said = rolls.map(({ seat, dice }, nth) => {
    const hits = raid === undefined ? '' : ` (${countedThings(raid.hits[nth] ?? 0, 'hit')})`;
    const begins = raid === undefined || nth > 0 ? '' : `raids ${the(raid.ship)}, `;
    return `${the(seat)} ${begins}rolls ${dice.length === 0 ? 'no dice' : dice.join(' ')}${hits}`;
  });
  const loot =
    taken === undefined ? [] : [`${the(taken.seat)} takes ${countedThings(taken.coins, 'coin')}`];
  return `${capital([...said, ...loot].join('; '))}.`;
}
