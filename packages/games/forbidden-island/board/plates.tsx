// The chance that each tile is flooded next, on a small plate over it.

import { percent } from '@tidetable/board/words/numbers.ts';
import type { Odds } from '../rules/odds.ts';
import type { View } from '../words/en/face.ts';
import type { Plan } from './plan.ts';

interface Props {
  readonly view: View;
  readonly plan: Plan;
  readonly odds: Odds;
}

/** Minimum pixels per unit of a plate. */
const LEAST = 0.95;

export function Plates({ view, plan, odds }: Props) {
  const size = Math.max(1.15, LEAST / plan.scale);
  return (
    <g class="plates" aria-hidden="true">
      {view.tiles.map((tile, square) => {
        const chance = odds.drawn.get(tile) ?? 0;
        const { x, y } = plan.tiles[square] ?? { x: 0, y: 0 };
        return chance === 0 ? null : (
          <g
            key={tile}
            class={`odds ${view.condition[square]}`}
            transform={`translate(${x + 101 - 20 * size} ${y + 11 * size - 1}) scale(${size})`}
          >
            <rect x="-20" y="-11" width="40" height="22" rx="11" />
            <text text-anchor="middle" dy="0.35em">
              {percent(chance)}
            </text>
          </g>
        );
      })}
    </g>
  );
}
