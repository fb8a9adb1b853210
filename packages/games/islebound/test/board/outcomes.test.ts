// What an outcome's card says, to the captain whom it is about and to the others.
import { expect, it } from 'vitest';
import { outcomeOf } from '../../board/outcomes.ts';
import { captainsFor, type Event, type View } from '../../public.ts';

const VIEW = {} as View;
const RENOWN: Event = { type: 'gained', seat: 0, good: 'renown', count: 2, rule: 'IB-EVT-2' };
const RAID: Event = { type: 'raided', seat: 1, ship: 0, hits: [1, 0], rule: 'IB-VAR-RAID-1' };
const TERMS = { seat: 0, partner: 1, give: { pirates: 2 }, take: { fish: 4 } } as const;
const TRADE: Event = { type: 'traded', ...TERMS, rule: 'IB-VAR-TRADE-2' };
const REFUSAL: Event = { type: 'refused-trade', seat: 1, rule: 'IB-VAR-TRADE-2' };

it.each([
  { event: RENOWN, reader: 0, title: 'You: +2 renown' },
  { event: RENOWN, reader: 1, title: 'The Gull: +2 renown' },
  { event: RAID, reader: 0, title: 'The Heron raids you' },
  { event: RAID, reader: 1, title: 'You raid the Gull' },
  { event: TRADE, reader: 0, title: 'You give 2 pirates for 4 fish' },
  { event: TRADE, reader: 1, title: 'The Gull gives 2 pirates for 4 fish' },
  { event: REFUSAL, reader: 0, title: 'The Heron refuses the trade' },
  { event: REFUSAL, reader: 1, title: 'You refuse the trade' },
])('$title', ({ event, reader, title }) => {
  expect(outcomeOf([event], VIEW, captainsFor(reader))?.title).toBe(title);
});
