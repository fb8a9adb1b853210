// Event: a free action that brings cubes to the influence track.
import type { Automatic, Menu, Seat, Table } from '@tidetable/engine';
import { canPay, missingFor, pay } from '../costs.ts';
import type { Town } from '../data/towns.ts';
import { eventCard } from '../editions.ts';
import { captainOf, townIn } from '../questions.ts';
import type { Reason } from '../reasons.ts';
import { eventsUp, regionOfEvent } from '../sea-boards.ts';
import type { Action, Event, Frame, FrameOf, Islebound, Sea } from '../state.ts';
import { answers } from '../triggers.ts';
import { evenOut } from './reputation.ts';

export function offerEvents(sea: Sea, seat: Seat, menu: Menu<Action, Reason>): void {
  const { region, pirates, serpents } = captainOf(sea, seat);
  for (const event of eventsUp(sea)) {
    const card = eventCard(sea, event);
    const action = { type: 'complete-event', event } as const;
    const isHere = regionOfEvent(sea, event) === region;
    const ready = canPay(sea, seat, card.pay) && pirates + serpents >= card.fightersNeeded;
    if (isHere && ready) menu.allow(action, 'IB-EVT-1');
    else if (menu.explaining) menu.bar(action, 'IB-EVT-1', eventReason(sea, seat, event, isHere));
  }
}

function eventReason(sea: Sea, seat: Seat, event: number, isHere: boolean): Reason {
  if (!isHere) return { because: 'event-elsewhere', at: townOf(sea, event) };
  const { pay: cost, fightersNeeded: needs } = eventCard(sea, event);
  const { pirates, serpents } = captainOf(sea, seat);
  if (!canPay(sea, seat, cost)) return { because: 'short', missing: missingFor(sea, seat, cost) };
  return { because: 'fighters-aboard', has: pirates + serpents, needs };
}

/** Pay, place the cubes, resolve triggers, then turn up the next card (IB-EVT-3). */
export function completeEvent(
  sea: Sea,
  seat: Seat,
  event: number,
  table: Table<Frame, Event>,
): void {
  const card = eventCard(sea, event);
  const at = townOf(sea, event);
  table.tell({ type: 'completed-event', seat, event, at, rule: 'IB-EVT-1' });
  table.inOrder(
    ...pay(sea, seat, card.pay, 'IB-EVT-1', table),
    { step: 'place-cubes', seat, left: card.cubes, passed: 'unasked' },
    ...answers(sea, seat, 'completed-event'),
    { step: 'next-event', seat, event },
  );
}

/** In Deep Fog the next event comes with the next round (IB-FOG-17, IB-AMB-52). */
export const nextEvent: Automatic<Islebound, FrameOf<'next-event'>> = {
  run(sea, { event }, table) {
    table.done();
    sea.eventDiscard.push(event);
    if (sea.fog !== null) {
      sea.fog.event = null;
      return;
    }
    const [left, right] = sea.eventPiles;
    const before = eventsUp(sea);
    (left.at(-1) === event ? left : right).pop();
    table.reveal();
    if (left.length + right.length === 0) reshuffle(sea, table);
    else evenOut(left, right);
    for (const next of eventsUp(sea))
      if (!before.includes(next) || next === event) {
        const at = townOf(sea, next);
        table.tell({ type: 'turned-up-event', event: next, at, rule: 'IB-EVT-3' });
      }
  },
};

function townOf(sea: Sea, event: number): Town {
  return townIn(sea, regionOfEvent(sea, event));
}

/** Two piles again (IB-EVT-5). */
function reshuffle(sea: Sea, table: Table<Frame, Event>): void {
  const cards = sea.eventDiscard;
  table.chance.shuffle(cards);
  sea.eventPiles = [
    cards.slice(0, Math.floor(cards.length / 2)),
    cards.slice(Math.floor(cards.length / 2)),
  ];
  sea.eventDiscard = [];
  table.tell({ type: 'events-reshuffled', rule: 'IB-EVT-5' });
}
