// Without animation, the outcome of one's last fight stays on the chart until it is dismissed.

import type { BoardProps } from '@tidetable/board/board.ts';
import { pause } from '@tidetable/board/settings.ts';
import { sharedWords } from '@tidetable/board/words/index.ts';
import { useState } from 'preact/hooks';
import type { Event, View } from '../public.ts';
import { face } from '../words/en/face.ts';
import { lastFight } from './fights.ts';
import { readerOf } from './reader.ts';

interface Props {
  readonly board: BoardProps<View>;
  /** At the top, because the current decision is at the bottom of the chart. */
  readonly isHigh: boolean;
}

export function Aftermath({ board, isHigh }: Props) {
  const [away, putAway] = useState('');
  const fight = lastFight(board.lately as readonly Event[], board.seat);
  const key = JSON.stringify(fight);
  if (pause() > 0 || fight.length === 0 || away === key || board.view.outcome !== null) return null;
  return (
    <div class={`aftermath over-chart${isHigh ? ' high' : ''}`}>
      <p data-own>
        {fight.map((event) => face.tell(event, board.view, readerOf(board))).join(' ')}
      </p>
      <button type="button" class="quiet" onClick={() => putAway(key)}>
        {sharedWords().close}
      </button>
    </div>
  );
}
