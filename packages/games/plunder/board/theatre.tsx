// While an event is shown: rolling dice, spinning compasses, a treasure card turned over.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { SourceMark } from '@tidetable/board/look/source-mark.tsx';
import { sharedWords } from '@tidetable/board/words/index.ts';
import type { Seat } from '@tidetable/engine';
import type { ComponentChildren } from 'preact';
import {
  type Cards,
  captainName,
  chart as chartOf,
  type Event,
  isNothing,
  PEG_LIMIT,
  SOURCES,
  squareName,
  TREASURE_WORDS,
  treasureText,
  treasureTitle,
  type View,
} from '../public.ts';
import { face } from '../words/en/face.ts';
import { Compasses } from './compasses.tsx';
import { Die } from './die.tsx';
import type { Spot } from './geometry.ts';
import { Chips } from './kinds.tsx';
import { readerOf } from './reader.ts';
import { HEART } from './ship.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly board: BoardProps<View>;
  /** The place of the event, in fractions of the chart: the scene covers the other half. */
  readonly place: Spot | null;
}

export function Theatre({ board, place }: Props) {
  const event = board.playing as Event | null;
  const scene = event === null ? null : sceneOf(event, board.view, readerOf(board));
  if (scene === null) return null;
  const half = place === null ? '' : place.y > 0.5 ? 'high' : 'low';
  return (
    <div key={JSON.stringify(event)} class={`theatre ${half}`} aria-hidden="true">
      {scene}
    </div>
  );
}

/** Null is the reader. */
type Named = (seat: Seat) => string | null;

const namesFor =
  (reader: Seat | null): Named =>
  (seat) =>
    seat === reader ? null : captainName(seat);

function sceneOf(event: Event, view: View, reader: Seat | null): ComponentChildren {
  const say = boardWords();
  const { you } = sharedWords();
  const nameOf = namesFor(reader);
  switch (event.type) {
    case 'sailing-roll':
      return (
        <Scene title={say.rolls(nameOf(event.seat))} seat={event.seat}>
          <Die face={event.die} class="rolling" />
        </Scene>
      );
    case 'rolled-for-ship':
      return (
        <Scene title={say.rolls(nameOf(event.seat))} seat={event.seat}>
          <Die face={event.dice[0]} class="rolling" />
          <Die face={event.dice[1]} class="rolling late" />
          <p class="verdict">{event.dice[0] === event.dice[1] ? say.doubles : say.noDoubles}</p>
        </Scene>
      );
    case 'fought':
      return <Fight event={event} nameOf={nameOf} />;
    case 'storm-moved':
      return <Spin view={view} square={event.to} title={say.stormTo(squareName(view, event.to))} />;
    case 'cross-moved':
      return <Spin view={view} square={event.to} title={say.crossTo(squareName(view, event.to))} />;
    case 'spun':
      return (
        <Spin
          view={view}
          square={event.square}
          title={say.compassTo(squareName(view, event.square))}
        />
      );
    case 'found':
      return <TreasureCard card={event.card} />;
    case 'traded':
      return (
        <Scene
          title={`${nameOf(event.seat) ?? you} ⇄ ${nameOf(event.partner) ?? you}`}
          seat={event.seat}
        >
          <Side cards={event.give} as={event.as} />
          <Icon name="shaking-hands" />
          <Side cards={event.ask} as={event.as} />
        </Scene>
      );
    case 'treaty':
      return (
        <Scene
          title={say.treatyStruck(nameOf(event.seat), nameOf(event.partner))}
          seat={event.seat}
        >
          <Icon name="scroll-unfurled" />
        </Scene>
      );
    case 'lost-life':
      return (
        <Told event={event} view={view} reader={reader} seat={event.seat}>
          {Array.from({ length: PEG_LIMIT.life }, (_none, nth) => (
            <svg
              key={nth}
              class={`heart${nth < event.left ? '' : nth === event.left ? ' lost' : ' gone'}`}
              viewBox="-4.5 -4.5 9 9"
              aria-hidden="true"
            >
              <path d={HEART} />
            </svg>
          ))}
        </Told>
      );
    case 'sank':
    case 'conquered':
    case 'buried':
    case 'gained-point':
    case 'gave-point':
    case 'disowned':
      return (
        <Told event={event} view={view} reader={reader} seat={event.seat}>
          <Icon name={MOMENTS[event.type]} />
        </Told>
      );
    case 'ended':
      return (
        <Told event={event} view={view} reader={reader}>
          <Icon name="laurels" />
        </Told>
      );
    default:
      return null;
  }
}

const MOMENTS = {
  sank: 'ship-wreck',
  conquered: 'flying-flag',
  buried: 'locked-chest',
  'gained-point': 'locked-chest',
  'gave-point': 'locked-chest',
  disowned: 'flying-flag',
} as const;

interface ToldProps {
  readonly event: Event;
  readonly view: View;
  readonly reader: Seat | null;
  readonly seat?: number;
  readonly children: ComponentChildren;
}

/** An event that changes the game, in the words of the log. */
function Told({ event, view, reader, seat, children }: ToldProps) {
  return (
    <div class={`scene moment ${event.type} ${seat === undefined ? '' : seatClass(seat)}`}>
      <div class="props">{children}</div>
      <p class="telling" data-own>
        {face.tell(event, view, reader)}
      </p>
    </div>
  );
}

interface SceneProps {
  readonly title: string;
  readonly seat?: number;
  readonly children: ComponentChildren;
}

function Scene({ title, seat, children }: SceneProps) {
  return (
    <div class={`scene ${seat === undefined ? '' : seatClass(seat)}`}>
      <h4>{title}</h4>
      <div class="props">{children}</div>
    </div>
  );
}

interface SideProps {
  readonly cards: Cards;
  readonly as: Extract<Event, { as: string }>['as'];
}

/** What one of two gives; against a bribe or a price, that is peace. */
function Side({ cards, as }: SideProps) {
  const isPeace = (as === 'bribe' || as === 'price') && isNothing(cards);
  return isPeace ? <Icon name="peace-dove" /> : <Chips cards={cards} />;
}

function Spin({ view, square, title }: { view: View; square: number; title: string }) {
  return (
    <Scene title={title}>
      <Compasses chart={chartOf(view)} square={square} />
    </Scene>
  );
}

/** Islands defend themselves with skulls, ships with cannons. */
const SHIP_BY_SHIP = 'PL-BATTLE-3';

interface FightProps {
  readonly event: Extract<Event, { type: 'fought' }>;
  readonly nameOf: Named;
}

function Fight({ event, nameOf }: FightProps) {
  const say = boardWords();
  const sides = [
    { seat: event.seat, roll: event.attack, icon: 'cannon' },
    {
      seat: event.defender,
      roll: event.defence,
      icon: event.rule === SHIP_BY_SHIP ? 'cannon' : 'pirate-skull',
    },
  ] as const;
  const total = ([die, added]: readonly [number, number]): number => die + added;
  const lead = total(event.attack) - total(event.defence);
  const isWon = lead >= 0;
  const success = lead === 0 ? say.attackTies : say.attackWins;
  const verdict = isWon ? success : say.attackFails;
  const nameOfSide = (seat: Seat, nth: number): string => {
    const name = nameOf(seat) ?? sharedWords().you;
    return nth === 1 && event.rule !== SHIP_BY_SHIP ? say.rollsForIsland(name) : name;
  };
  return (
    <div class="scene fight">
      <div class="props">
        {sides.map(({ seat, roll, icon }, nth) => (
          <div
            key={nth}
            class={`fighter ${seatClass(seat)}${(nth === 0) === isWon ? ' winner' : ''}`}
          >
            <strong>{nameOfSide(seat, nth)}</strong>
            <span class="throw">
              <Die face={roll[0]} class={nth === 0 ? 'rolling' : 'rolling late'} />
              {roll[1] > 0 && (
                <span class="added">
                  +{roll[1]} <Icon name={icon} />
                </span>
              )}
            </span>
            <b class="total">{total(roll)}</b>
            <span class="side-won">{(nth === 0) === isWon ? say.won : say.lost}</span>
          </div>
        ))}
      </div>
      <p class="verdict">{verdict}</p>
    </div>
  );
}

export function TreasureCard({ card }: { readonly card: number }) {
  return (
    <div class="treasure-card">
      <Icon name="open-treasure-chest" />
      <h4 data-own>{treasureTitle(card)}</h4>
      <p class="story" data-own>
        {TREASURE_WORDS[card - 1]?.story}
      </p>
      <p data-own>{treasureText(card)}</p>
      <SourceMark provenance={SOURCES.treasure.provenance} />
    </div>
  );
}
