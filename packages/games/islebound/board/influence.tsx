// The influence track: the worth of each slot, and whose cube is there.

import type { BoardProps } from '@tidetable/board/board.ts';
import { INFLUENCE_SLOTS, strengthNeeded, type View } from '../public.ts';
import { onTop } from './frames.ts';
import { Cube, SpotButton } from './parts.tsx';
import { boardWords } from './words.ts';

export function Influence(props: BoardProps<View>) {
  const { view, names } = props;
  const say = boardWords();
  const talks = onTop(view, 'negotiate');
  return (
    <section class="panel influence">
      <h3>
        {say.influence}
        {talks !== null && (
          <output class="talk-sum">
            {say.talks(talks.influence, strengthNeeded(view, talks.region))}
          </output>
        )}
      </h3>
      <ol>
        {view.influence.map((held, slot) => {
          const worth = INFLUENCE_SLOTS[slot] ?? 0;
          const owner = held === null || held === 'blocked' ? held : (names[held] ?? '');
          return (
            <li key={slot}>
              <SpotButton
                board={props}
                name={`slot:${slot}`}
                look={`slot worth-${worth}${held === 'blocked' ? ' blocked' : ''}`}
                label={say.slot(slot + 1, worth, owner)}
                info="influence"
              >
                {typeof held === 'number' ? (
                  <Cube seat={held} />
                ) : (
                  <b>{held === null ? worth : '×'}</b>
                )}
                {typeof held === 'number' && <small>{worth}</small>}
              </SpotButton>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
