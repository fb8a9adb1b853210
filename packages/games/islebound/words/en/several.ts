// What several captains do, in one sentence: a draft, a trade with its answer, a raid with both rolls.
import {
  allOf,
  listed,
  type Party,
  plural,
  type Seat,
  sentence,
  type Who,
} from '@tidetable/engine';
import type { Event, View } from '../../rules/state.ts';
import { aCard } from './names.ts';
import { clauses, isPlayerEvent, type Of } from './tell.ts';

/** Until the packs are passed. */
export function isDraft(events: readonly Event[]): boolean {
  const [before, last] = events.slice(-2) as [Event, Event];
  return before.type === 'drafted' && ['drafted', 'packs-passed'].includes(last.type);
}

/** Who has picked, and what, as far as this viewer knows. */
export function draftWords(events: readonly Event[], who: Who): string {
  const picks = events.flatMap((event) => (event.type === 'drafted' ? [event] : []));
  const known = picks.flatMap(({ seat, building }) =>
    building === null ? [] : [`${who(seat).name} ${who(seat).does('draft')} ${aCard(building)}`],
  );
  const hidden = picks.flatMap(({ seat, building }) => (building === null ? [who(seat)] : []));
  const said = [
    ...known,
    ...(hidden.length > 0 ? [hiddenWords(hidden)] : []),
    ...(picks.length < events.length ? ['the packs go left'] : []),
  ];
  return sentence(said.join('; '));
}

function hiddenWords(hidden: readonly Party[]): string {
  const all = allOf(hidden);
  return `${all.name} ${all.does('draft')} a building card${hidden.length === 1 ? '' : ' each'}`;
}

export function dealings(events: readonly Event[], view: View, who: Who): string | null {
  const [head] = events;
  return head?.type === 'proposed' ? tradeTold(head, events, view, who) : raidTold(events, who);
}

const ANSWERS: Readonly<Partial<Record<Event['type'], string>>> = {
  traded: 'agree',
  'refused-trade': 'refuse',
};

function tradeTold(
  offer: Extract<Event, { readonly partner: Seat }>,
  events: readonly Event[],
  view: View,
  who: Who,
): string | null {
  const answer = ANSWERS[(events.at(-1) as Event).type];
  if (events.length > 2 || answer === undefined) return null;
  const [by, partner] = [who(offer.seat), who(offer.partner)];
  const offered = listed(clauses(offer, view, who).map(by.does));
  return sentence(`${by.name} ${offered}; ${partner.name} ${partner.does(answer)}`);
}

/** The rolls come first, but the raid is what matters. */
function raidTold(events: readonly Event[], who: Who): string | null {
  const last = events.at(-1) as Event;
  if (!isPlayerEvent(last) || !['rolled', 'raided', 'plundered'].includes(last.type)) return null;
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [event] : []));
  const raid = events.find((event) => event.type === 'raided') as Of<'raided'> | undefined;
  const taken = events.find((event) => event.type === 'plundered') as Of<'plundered'> | undefined;
  const said = rolls.map(({ seat, dice }, nth) => {
    const by = who(seat);
    const hits = raid === undefined ? '' : ` (${plural(raid.hits[nth] ?? 0, 'hit')})`;
    const begins =
      raid === undefined || nth > 0 ? '' : `${by.does('raid')} ${who(raid.ship).name}, `;
    return `${by.name} ${begins}${by.does('roll')} ${dice.length === 0 ? 'no dice' : dice.join(' ')}${hits}`;
  });
  const loot = taken === undefined ? [] : [lootWords(taken, who(taken.seat))];
  return sentence([...said, ...loot].join('; '));
}

function lootWords({ coins }: Of<'plundered'>, by: Party): string {
  return `${by.name} ${by.does('take')} ${plural(coins, 'coin')}`;
}
