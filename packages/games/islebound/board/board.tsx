// Islebound's table: the chart, and beside it the renown board, the influence track and the buildings.
import { useSignal } from '@preact/signals';
import type { BoardProps } from '@tidetable/board/board.ts';
import { Zoom } from '@tidetable/board/zoom.tsx';
import { useEffect } from 'preact/hooks';
import type { Frame, View } from '../public.ts';
import { BuildingRow } from './building-row.tsx';
import { LastRound } from './captains.tsx';
import { aspectOf, SeaChart } from './chart.tsx';
import { Influence } from './influence.tsx';
import { isAsking, listenForQuestions } from './info.ts';
import { InfoDialog } from './info-dialog.tsx';
import { Moments } from './moments.tsx';
import { CrewRow, Events, RenownTrack, Tales } from './renown.tsx';
import { Rolls } from './rolls.tsx';
import { Scene } from './scene.tsx';
import { boardWords } from './words.ts';

type Sheet = 'chart' | 'boards';

/** Decisions made on the chart, or with what is on my ship. */
const ON_CHART: readonly Frame['step'][] = ['home-port', 'move', 'act', 'free-visit'];
const ANYWHERE: readonly Frame['step'][] = [
  'pick-crew',
  'overboard',
  'pay-cargo',
  'heal',
  'retreat',
];

/** The part of the chart that a small screen shows for this decision. */
function sheetFor({ agenda }: View): Sheet | null {
  const step = agenda.at(-1)?.step;
  if (step === undefined || ANYWHERE.includes(step)) return null;
  return ON_CHART.includes(step) ? 'chart' : 'boards';
}

export function IsleboundBoard(props: BoardProps<View>) {
  const sheet = useSignal<Sheet>('chart');
  const isMine = props.seat !== null && props.must.includes(props.seat);
  const wanted = isMine ? sheetFor(props.view) : null;
  useEffect(listenForQuestions, []);
  useEffect(() => {
    if (wanted !== null) sheet.value = wanted;
  }, [wanted]);
  const isDraft = props.view.agenda.at(-1)?.step === 'draft';
  const other = sheet.value === 'chart' ? 'boards' : 'chart';
  return (
    <div class="islebound" data-sheet={sheet.value}>
      <div class="spread">
        <div class="chart-side">
          <Zoom aspect={aspectOf(props.view)} over={<AskButton />}>
            <SeaChart {...props} />
          </Zoom>
          <LastRound view={props.view} />
        </div>
        <div class="boards-side">
          <div class="boards">
            {isDraft && <BuildingRow {...props} />}
            <RenownTrack {...props} />
            <Influence {...props} />
            <CrewRow {...props} />
            <Events {...props} />
            <Tales {...props} />
            {!isDraft && <BuildingRow {...props} />}
          </div>
          <Scene {...props} />
        </div>
        <Rolls {...props} />
        <Moments {...props} />
        <button
          type="button"
          class="leaf"
          onClick={() => {
            sheet.value = other;
          }}
        >
          {boardWords().sheets[other]}
        </button>
      </div>
      <InfoDialog view={props.view} seat={props.seat} />
    </div>
  );
}

/** The next touch opens a page instead of acting. */
function AskButton() {
  return (
    <button
      type="button"
      class="ask"
      aria-pressed={isAsking.value}
      aria-label={boardWords().ask}
      title={boardWords().ask}
      onClick={() => {
        isAsking.value = !isAsking.value;
      }}
    >
      <span data-own>i</span>
    </button>
  );
}
