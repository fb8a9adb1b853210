// Outcomes in a few words, shown for a moment: attacks, talks, events, tokens, renown.

import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { Who } from '@tidetable/engine';
import {
  captainOf,
  crewWords,
  type Event,
  eventCard,
  FIGHTER_NAMES,
  type Group,
  groupWords,
  placeName,
  placeOf,
  TOKEN_NAMES,
  TOWN_NAMES,
  type View,
} from '../public.ts';
import { face } from '../words/en/face.ts';
import { tradeWords } from '../words/en/tell.ts';
import { TOKEN_LOOKS } from './looks.ts';
import { boardWords } from './words.ts';

export interface Outcome {
  readonly icon: IconName;
  readonly title: string;
  readonly lines: readonly string[];
  /** The seat it belongs to, if any. */
  readonly seat: number | null;
  /** Whether it was won or lost, if it could be. */
  readonly isWon?: boolean;
  /** Dropped when there is more to show. */
  readonly isSlight?: true;
}

type Of<K extends Event['type']> = Extract<Event, { readonly type: K }>;

/** The outcome of the last of these events; null if it is not worth showing. */
export function outcomeOf(events: readonly Event[], view: View, who: Who): Outcome | null {
  const event = events.at(-1);
  const say = boardWords().outcomes;
  switch (event?.type) {
    case 'conquered':
      return event.by === 'attack'
        ? fought(events, TOWN_NAMES[event.town], event)
        : talked(events, TOWN_NAMES[event.town], event.seat);
    case 'defeated-monster':
      return event.by === 'attack'
        ? fought(events, null, event)
        : talked(events, placeName('deep-fog'), event.seat);
    case 'retreated':
      return repelled(events, event, view);
    case 'completed-event': {
      const { cubes } = eventCard(view, event.event);
      return {
        icon: 'laurels',
        title: say.event(TOWN_NAMES[event.at]),
        lines: [say.eventCubes(who(event.seat), cubes)],
        seat: event.seat,
      };
    }
    case 'took-token':
      return {
        icon: TOKEN_LOOKS[event.token][1],
        title: say.token(who(event.seat)),
        lines: [say.tokenFor(TOKEN_NAMES[event.token])],
        seat: event.seat,
      };
    case 'gained':
      return event.good === 'renown'
        ? {
            icon: 'laurels',
            title: say.renown(who(event.seat), event.count),
            lines: [],
            seat: event.seat,
            isSlight: true,
          }
        : null;
    case 'braved-fog': {
      const isWon = event.die >= event.needed;
      return {
        icon: 'fog',
        title: isWon ? say.throughFog(placeName(event.to)) : say.lostInFog,
        lines: [say.fogRoll(event.die, event.needed)],
        seat: event.seat,
        isWon,
      };
    }
    case 'raided':
      return {
        icon: 'crossed-swords',
        title: say.raid(who(event.seat), who(event.ship)),
        lines: [say.hits(...event.hits)],
        seat: event.seat,
      };
    case 'traded':
      return {
        icon: 'shaking-hands',
        title: say.dealt(who(event.seat), tradeWords(event.give, event.take)),
        lines: [],
        seat: event.partner,
        isSlight: true,
      };
    case 'refused-trade':
      return {
        icon: 'trade',
        title: say.refusedTrade(who(event.seat)),
        lines: [],
        seat: event.seat,
        isSlight: true,
      };
    case 'monster-emerged':
      return { icon: 'tentacles-skull', title: say.monster, lines: [], seat: null };
    case 'end-triggered':
      return {
        icon: 'village',
        title: say.end,
        lines: [boardWords().trigger(event.by)],
        seat: null,
      };
    case 'ended': {
      const [winner] = event.outcome.winners;
      return {
        icon: 'laurels',
        title: say.over,
        lines: [face.result(event.outcome)],
        seat: event.outcome.winners.length === 1 ? (winner ?? null) : null,
      };
    }
    default:
      return null;
  }
}

function lastOf<K extends Event['type']>(events: readonly Event[], type: K): Of<K> | undefined {
  return events.findLast((event): event is Of<K> => event.type === type);
}

/** Events since the attackers were chosen. */
function attackIn(events: readonly Event[]): readonly Event[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'mustered'),
    ),
  );
}

function strengthIn(attack: readonly Event[], injuries: number): readonly string[] {
  const struck = lastOf(attack, 'struck');
  const say = boardWords().outcomes;
  return struck === undefined ? [] : [say.strength(struck.strength, injuries, struck.needed)];
}

function fought(
  events: readonly Event[],
  /** Null is the monster. */
  town: string | null,
  { seat, discarded }: { readonly seat: number; readonly discarded: Group },
): Outcome {
  const attack = attackIn(events);
  const hurt = attack.flatMap((event) => (event.type === 'injured' ? [event.crew] : []));
  const say = boardWords().outcomes;
  const gone = discarded.pirates + discarded.serpents + discarded.ichor > 0;
  const losses = [
    ...(hurt.length > 0 ? [say.injured(crewWords(hurt))] : []),
    ...(gone ? [say.gone(groupWords(discarded))] : []),
  ];
  return {
    icon: 'crossed-swords',
    title: town === null ? say.defeated : say.taken(town),
    lines: [...strengthIn(attack, hurt.length), losses.length > 0 ? losses.join('; ') : say.noLoss],
    seat,
    isWon: true,
  };
}

function repelled(events: readonly Event[], { seat, lost }: Of<'retreated'>, view: View): Outcome {
  const attack = attackIn(events);
  const region = captainOf(view, seat).region;
  const say = boardWords().outcomes;
  return {
    icon: 'crossed-swords',
    title: say.repelled(region === null ? null : placeName(placeOf(view, region))),
    lines: [...strengthIn(attack, 0), say.lost(FIGHTER_NAMES[lost], lost === 'ichor')],
    seat,
    isWon: false,
  };
}

function talked(events: readonly Event[], place: string, seat: number): Outcome {
  const talks = lastOf(events, 'withdrew-cube')?.talks ?? null;
  const say = boardWords().outcomes;
  return {
    icon: 'talk',
    title: say.wonOver(place),
    lines: talks === null ? [] : [say.influence(talks.influence, talks.needed)],
    seat,
    isWon: true,
  };
}
