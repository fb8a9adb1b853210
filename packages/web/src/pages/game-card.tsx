// A game as a card: its chart, its name, and its actions.

import charts from 'virtual:charts';
import type { ComponentChildren } from 'preact';
import { nameOfGame } from '../core/game-names.ts';
import './game-cards.css';

interface Props {
  readonly game: string;
  /** An edition of another game: a smaller card. */
  readonly isEdition?: boolean;
  readonly children: ComponentChildren;
}

export function GameCard({ game, isEdition = false, children }: Props) {
  const Chart = charts[game];
  return (
    <li class={isEdition ? 'game game-edition' : 'game'}>
      {Chart !== undefined && <Chart />}
      <div class="game-text">
        <h2>{nameOfGame(game)}</h2>
        {children}
      </div>
    </li>
  );
}
