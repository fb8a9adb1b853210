// Every action of the recorded games has words and a spot; every event is shown.
import { Match, menu, readNotation } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { cues } from '../../board/cues.ts';
import { lastFight } from '../../board/fights.ts';
import { spotsOf } from '../../board/spots.ts';
import type { Action, Event, Seas, View } from '../../public.ts';
import { applyEvent } from '../../rules/apply-event.ts';
import { plunder } from '../../rules/index.ts';
import { face } from '../../words/en/face.ts';
import { records } from './positions.ts';

/** Actions that only the list offers. */
const LISTED = new Set(['draw', 'call-time', 'end-turn']);
/** How often a menu is checked. */
const OFTEN = 5;

it.each(records().map((record, nth) => [nth, record] as const))(
  'record %i: all that can be done has words and a place, all that happens is seen',
  (_nth, record) => {
    const match = Match.resume(plunder, { ...record, plies: [] });
    for (const [ply, { seat, action }] of record.plies.entries()) {
      for (const rig of record.rigs ?? []) if (ply > 0 && rig.ply === ply + 1) match.rig(rig);
      const before = plunder.view(match.state as Seas, seat);
      if (ply % OFTEN === 0) expect(lost(match.state as Seas, before, seat)).toEqual([]);
      const played =
        action === plunder.timeUp
          ? match.callTime()
          : match.play(seat, readNotation(action) as Action);
      if (!played.ok) throw new Error('the record does not play');
      const events = played.events as readonly Event[];
      expect(events.filter((event) => !(cueOf(event, before) >= 0))).toEqual([]);
      const now = plunder.view(match.state as Seas, seat);
      expect(looks(events.reduce(applyEvent, before))).toEqual(looks(now));
    }
  },
);

/** Offers without words, or without a spot that they should have. */
function lost(seas: Seas, view: View, seat: number): readonly Action[] {
  return menu(plunder, seas, seat)
    .allowed.map(({ action }) => action)
    .filter((action) => {
      const steps = spotsOf(action, view);
      return (
        steps.length > 0 === LISTED.has(action.type) ||
        /undefined|NaN|,\[\]/.test(JSON.stringify(steps)) ||
        !/^[A-Z].+/.test(face.say(action, view))
      );
    });
}

function cueOf(event: Event, view: View): number {
  const cue = cues[event.type] as (event: Event, view: View) => { readonly beats: number };
  return cue(event, view).beats;
}

/** The spots drawn on the chart. */
function looks({ ships, flags, crosses, storm, captains }: View): string {
  return JSON.stringify({
    ships: ships.map(({ id, square, lives, masts, cannons }) => [
      id,
      square,
      lives,
      masts,
      cannons,
    ]),
    flags,
    crosses: [...crosses].sort(),
    storm,
    points: captains.map(({ plunderPoints }) => plunderPoints),
  });
}

it('finds how one’s own last fight went, until one’s next turn is over', () => {
  const rule = 'PL-BATTLE-3';
  const fought: Event = {
    type: 'fought',
    rule,
    seat: 0,
    defender: 1,
    attack: [6, 1],
    defence: [2, 0],
  };
  const loss: Event = { type: 'lost-life', rule, seat: 1, ship: 3, left: 2 };
  const over = (seat: number): Event => ({ type: 'turn-ended', rule, seat });
  const lately = [over(1), fought, loss, over(0)];
  expect(lastFight(lately, 1)).toEqual([fought, loss]);
  expect(lastFight([...lately, over(1)], 1)).toEqual([]);
  expect(lastFight(lately, 2)).toEqual([]);
  expect(lastFight(lately, null)).toEqual([]);
  const sank: Event = { type: 'sank', rule, seat: 0, ship: 2, points: 1 };
  const point: Event = { type: 'gained-point', rule, seat: 1, points: 3 };
  const ashore = [over(2), fought, sank, point, over(0), over(1)];
  expect(lastFight(ashore, 0)).toEqual([fought, sank, point]);
  expect(lastFight([...ashore, over(0)], 0)).toEqual([]);
});

it.each(['pay', 'take'] as const)(
  'cards to %s are counted on a form: only its button is lit',
  (type) => {
    expect(spotsOf({ type, wood: 1, gold: 1 }, {} as View)).toEqual([`answer:${type}`]);
  },
);
