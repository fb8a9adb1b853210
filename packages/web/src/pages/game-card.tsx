// A game as a card: its chart, its name, and whatever can be done with it.
import type { ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import { CHARTS } from './charts.tsx';
import './game-cards.css';

export type CardGame = keyof typeof CHARTS;

interface Props {
  readonly game: CardGame;
  /** An edition of another game: a smaller card. */
  readonly isEdition?: boolean;
  readonly children: ComponentChildren;
}

export function GameCard({ game, isEdition = false, children }: Props) {
  const Chart = CHARTS[game];
  return (
    <li class={isEdition ? 'game game-edition' : 'game'}>
      <Chart />
      <div class="game-text">
        <h2>{words().games[game].name}</h2>
        {children}
      </div>
    </li>
  );
}
