// Islebound's table: the chart, and beside it the renown board, the influence track and the buildings.
import { useSignal } from '@preact/signals';
import type { View } from '@tidetable/islebound/public';
import { useEffect } from 'preact/hooks';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { BuildingRow } from './building-row.tsx';
import { SeaChart } from './chart.tsx';
import { Influence } from './influence.tsx';
import { listenForQuestions } from './info.ts';
import { InfoDialog } from './info-dialog.tsx';
import { CrewRow, Events, RenownTrack, Tales } from './renown.tsx';
import { Scene } from './scene.tsx';

const SHEETS = ['chart', 'boards'] as const;

export function IsleboundBoard(props: BoardProps<View>) {
  const sheet = useSignal<(typeof SHEETS)[number]>('chart');
  useEffect(listenForQuestions, []);
  const say = words().islebound.sheets;
  return (
    <div class="islebound" data-sheet={sheet.value}>
      <div class="sheets" role="tablist">
        {SHEETS.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={sheet.value === name}
            onClick={() => {
              sheet.value = name;
            }}
          >
            {say[name]}
          </button>
        ))}
      </div>
      <div class="chart-side">
        <SeaChart {...props} />
      </div>
      <div class="boards-side">
        <Scene {...props} />
        <RenownTrack {...props} />
        <Influence {...props} />
        <div class="pair">
          <CrewRow {...props} />
          <Events {...props} />
        </div>
        <Tales {...props} />
        <BuildingRow {...props} />
      </div>
      <InfoDialog view={props.view} />
    </div>
  );
}
