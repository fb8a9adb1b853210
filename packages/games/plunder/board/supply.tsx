// Below the chart: the sailing die, the stacks, the decks, and the latest treasure found.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { AskButton } from '@tidetable/board/reading.tsx';
import { KINDS, treasureTitle, type View } from '../public.ts';
import { Die } from './die.tsx';
import { KIND_ICONS } from './kinds.tsx';
import { Pressable } from './pressable.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly board: BoardProps<View>;
  /** Opens the page about something. */
  ask(spot: string): void;
  readonly isAsking: boolean;
  toggle(): void;
}

export function Supply({ board, ask, isAsking, toggle }: Props) {
  const { view } = board;
  const { pool } = view.turn;
  const say = boardWords();
  const last = view.treasureUsed.at(-1);
  return (
    <div class="supply" role="group" aria-label={say.supply}>
      <Pressable
        board={board}
        name="die"
        class="sailing-die"
        tip={pool === null ? say.notRolled : say.sailingLeft(pool)}
      >
        <Die face={pool} class={pool === 0 ? 'spent' : ''} />
        <span>
          {pool === null ? (
            board.spot('die').kind === 'open' ? (
              <span class="word">{say.toRoll}</span>
            ) : (
              '–'
            )
          ) : (
            <>
              <span class="word">{say.sailing}</span> {pool}
            </>
          )}
        </span>
      </Pressable>
      <ul class="stacks">
        {KINDS.map((kind, at) => (
          <li key={kind}>
            <Pressable
              board={board}
              name={`stack:${kind}`}
              class={`stack ${kind}`}
              tip={say.stack(kind, view.stacks[at] ?? 0)}
            >
              <Icon name={KIND_ICONS[kind]} />
              <b>{view.stacks[at]}</b>
              <span class="unseen" data-own>
                {kind}
              </span>
            </Pressable>
          </li>
        ))}
        <li>
          <span class="stack deck" data-spot="deck" data-tip={say.deckCount(view.deck)}>
            <Icon name="card-exchange" />
            <b>{view.deck}</b>
            <span class="unseen">{say.deck}</span>
          </span>
        </li>
      </ul>
      <button
        type="button"
        class="stack treasure-deck"
        data-spot="treasure"
        data-tip={say.treasureCount(view.treasure, view.treasureUsed.length)}
        onClick={() => ask('treasure')}
      >
        <Icon name="treasure-map" />
        <b>{view.treasure}</b>
        <span class="unseen">{say.treasureDeck}</span>
        {last !== undefined && (
          <span class="last-treasure">
            <span class="unseen">{say.lastTreasure}</span> <i data-own>{treasureTitle(last)}</i>
          </span>
        )}
      </button>
      <AskButton isAsking={isAsking} toggle={toggle} />
    </div>
  );
}
