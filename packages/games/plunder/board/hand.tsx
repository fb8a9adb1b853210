// The hand of the captain who looks: the cards, and what they would build.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import {
  BURIAL_GOLD,
  COSTS,
  cardsOf,
  cardWords,
  chart,
  KINDS,
  PEGS,
  type View,
} from '../public.ts';
import { Chips, KIND_ICONS } from './kinds.tsx';
import { Pressable } from './pressable.tsx';
import { boardWords } from './words.ts';

export function Hand(props: BoardProps<View>) {
  const { view, seat } = props;
  if (seat === null) return <div class="hand" />;
  return (
    <div class="hand plunder plunder-hand">
      <ul class="resources" aria-label={boardWords().hand}>
        {KINDS.map((kind, at) => {
          const count = view.hand[at] ?? 0;
          return (
            <li key={kind}>
              <Pressable
                board={props}
                name={`card:${kind}`}
                class={`resource ${kind}${count === 0 ? ' out' : ''}`}
                tip={boardWords().kindCount(kind, count)}
              >
                <Icon name={KIND_ICONS[kind]} />
                <b>{count}</b>
                <span data-own>{kind}</span>
              </Pressable>
            </li>
          );
        })}
      </ul>
      <BuildBar {...props} />
    </div>
  );
}

/** Two captains have no Merchant tiles. */
export const hasMerchants = (view: View): boolean =>
  chart(view).islands.some(({ kind }) => kind === 'merchant');

const THINGS = ['ship', ...PEGS, 'point'] as const;
type Thing = (typeof THINGS)[number];

const THING_ICONS: Readonly<Record<Thing, IconName>> = {
  ship: 'galleon',
  mast: 'sail',
  cannon: 'cannon',
  life: 'heart-plus',
  point: 'locked-chest',
};

export const costOf = (thing: Thing) =>
  thing === 'point' ? cardsOf('gold', BURIAL_GOLD) : COSTS[thing];

/** Proposals left this turn, where they are limited. */
function OffersLeft({ view: { options, turn } }: { readonly view: View }) {
  const left = options.offersPerTurn - turn.offers;
  if (!options.offersPerTurn || Number.isNaN(left)) return null;
  return (
    <span class="chips">
      {boardWords().offersLeft(left)} <span class="unseen">{boardWords().thisTurn}</span>
    </span>
  );
}

/** What can be built, what each costs, and which of its cards are in hand. */
function BuildBar(props: BoardProps<View>) {
  const say = boardWords();
  return (
    <ul class="build-bar" aria-label={say.build}>
      {THINGS.map((thing) => (
        <li key={thing}>
          <Pressable
            board={props}
            name={`build:${thing}`}
            class="build"
            tip={say.costs(
              say.things[thing],
              cardWords(costOf(thing)),
              props.spot(`build:${thing}`).kind === 'open',
            )}
          >
            <Icon name={THING_ICONS[thing]} />
            <span class="thing">{say.things[thing]}</span>
            <Chips cards={costOf(thing)} purse={props.view.hand} />
          </Pressable>
        </li>
      ))}
      <li>
        <Pressable board={props} name="bargain" class="build">
          <Icon name="shaking-hands" />
          <span class="thing">{say.bargain}</span>
          <OffersLeft view={props.view} />
        </Pressable>
      </li>
      {hasMerchants(props.view) && (
        <li>
          <Pressable board={props} name="exchange" class="build exchange">
            <Icon name="barrel" />
            <span class="thing">{say.exchange}</span>
            <span class="chips">{say.exchangeCost}</span>
          </Pressable>
        </li>
      )}
    </ul>
  );
}
