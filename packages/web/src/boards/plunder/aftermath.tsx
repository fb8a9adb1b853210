// Where nothing moves, how one's last fight went stands on the chart until it is put away.
import { face } from '@tidetable/plunder/face';
import type { Event, View } from '@tidetable/plunder/public';
import { useState } from 'preact/hooks';
import { pause } from '../../app/settings.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { lastFight } from './fights.ts';

export function Aftermath({ board }: { readonly board: BoardProps<View> }) {
  const [away, putAway] = useState('');
  const fight = lastFight(board.lately as readonly Event[], board.seat);
  const key = JSON.stringify(fight);
  if (pause() > 0 || fight.length === 0 || away === key || board.view.outcome !== null) return null;
  return (
    <div class="aftermath over-chart">
      <p data-own>{fight.map((event) => face.tell(event, board.view)).join(' ')}</p>
      <button type="button" class="quiet" onClick={() => putAway(key)}>
        {words().table.close}
      </button>
    </div>
  );
}
