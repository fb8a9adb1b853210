// The spots of an action.

import type { Spot, Step } from '@tidetable/board/board.ts';
import { type Action, type Place, regionOfEvent, type View } from '../public.ts';
import { onTop, turnOf } from './frames.ts';

export function spotsOf(action: Action, view: View): readonly Step[] {
  switch (action.type) {
    case 'choose-port':
      return [`town:${action.port}`];
    case 'sail':
    case 'brave-fog':
      return [`town:${action.to}`];
    case 'place':
      return [placeSpot(action.at)];
    case 'visit':
      return onTop(view, 'free-visit') === null
        ? here(view, 'town')
        : [['scene:visit', ...here(view, 'town')]];
    case 'visit-in-part':
      return here(view, 'town');
    case 'attack':
    case 'negotiate':
      return [[...here(view, 'banner'), ...here(view, 'town')]];
    case 'hunt':
      return ['treasure'];
    case 'raid':
    case 'offer-trade':
      return [`ship:${action.ship}`];
    case 'complete-event':
      return [[`event:${action.event}`, `marker:${view.towns[regionOfEvent(view, action.event)]}`]];
    case 'buy':
    case 'build':
    case 'draft':
    case 'discard':
      return [`building:${action.building}`];
    case 'exhaust':
    case 'enlist':
    case 'injure':
    case 'send-envoy':
    case 'heal':
    case 'hire':
      return [`crew:${action.crew}`];
    case 'pay':
    case 'drop':
      return [`hold:${action.good}`];
    case 'brag':
    case 'brag-alone':
      return [`reputation:${action.card}`];
    case 'withdraw':
      return [`slot:${action.slot}`];
    case 'use-slot':
    case 'pass-over':
      return slotSpots(view, action.type);
    case 'reroll':
      return [
        (onTop(view, 'battle')?.dice ?? []).flatMap((die, nth) =>
          die === action.die ? [`die:${nth}`] : [],
        ),
      ];
    case 'place-die':
      return [`scene:place-die:${action.die}`];
    case 'lose':
      return [`fighter:${action.fighter}`];
    case 'send':
      return [`scene:send:${action.fighter}:${action.count}`];
    case 'give':
    case 'ask':
      return [`scene:${action.type}:${action.good}:${action.count}`];
    case 'leave-out':
      return [`scene:leave-out:${action.good}`];
    case 'choose':
      return [`scene:choose:${action.gain}`];
    case 'take-coins':
      return [`scene:take-coins:${action.count}`];
    case 'end-turn':
      return [];
    default:
      return [`scene:${action.type}`];
  }
}

function placeSpot(place: Place): Spot {
  return place === 'deep-fog' ? 'monster' : `town:${place}`;
}

/** The place of the acting ship; the monster and its banner are one spot. */
function here(view: View, what: 'town' | 'banner'): readonly Spot[] {
  const seat = turnOf(view);
  const region = seat === null ? null : (view.captains[seat]?.region ?? null);
  if (region === null) return [];
  const town = view.towns[region];
  return [town === undefined ? 'monster' : `${what}:${town}`];
}

/** The slot that would be used, or the next empty one. */
function slotSpots(view: View, how: 'use-slot' | 'pass-over'): readonly Spot[] {
  const frame = onTop(view, 'pass-over');
  if (frame === null) return [];
  if (how === 'use-slot') return [`slot:${frame.slot}`];
  const next = view.influence.findIndex((held, slot) => held === null && slot > frame.slot);
  return next < 0 ? [] : [`slot:${next}`];
}
