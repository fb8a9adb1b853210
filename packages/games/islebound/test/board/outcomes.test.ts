// What an outcome's card says, to the captain whom it is about and to the others.
import { expect, it } from 'vitest';
import { outcomeOf } from '../../board/outcomes.ts';
import { captainsFor, type Event, type View } from '../../public.ts';

const VIEW = {} as View;
const RENOWN: Event = { type: 'gained', seat: 0, good: 'renown', count: 2, rule: 'IB-EVT-2' };
const RAID: Event = { type: 'raided', seat: 1, ship: 0, hits: [1, 0], rule: 'IB-VAR-RAID-1' };

it.each([
  { event: RENOWN, reader: 0, title: 'You: +2 renown' },
  { event: RENOWN, reader: 1, title: 'The Gull: +2 renown' },
  { event: RAID, reader: 0, title: 'The Heron raids you' },
  { event: RAID, reader: 1, title: 'You raid the Gull' },
])('$title', ({ event, reader, title }) => {
  expect(outcomeOf([event], VIEW, captainsFor(reader))?.title).toBe(title);
});
