// What happened while one was away: played back, with what affected one marked.
import type { GameEvent, Seat } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { readerOf } from '../../frame/people.ts';
import type { Stage } from '../../frame/stage.ts';
import type { RemoteTable } from '../../tables/remote/remote-table.ts';
import { words } from '../../words/index.ts';

const AT_MOST = 4;

export function RecapNotice({ table, stage }: { table: RemoteTable; stage: Stage }) {
  const recap = table.recap.value;
  const isShown = recap !== null;
  useEffect(() => {
    if (!isShown) return;
    const skip = (): void => stage.hurry();
    addEventListener('keydown', skip);
    addEventListener('pointerdown', skip);
    return () => {
      removeEventListener('keydown', skip);
      removeEventListener('pointerdown', skip);
    };
  }, [isShown, stage]);
  const seat = table.seat.value;
  const view = table.shown.value?.view;
  if (recap === null || view === undefined) return null;
  const say = words().online.recap;
  const mine = recap.missed
    .filter(({ seat: doer }) => doer !== seat)
    .flatMap(({ events }) =>
      events.filter((event) => seat !== null && isAbout(stage, event, seat)),
    );
  return (
    <div class="notice recap" role="status">
      <strong>{say.title}</strong>
      {mine.length > 0 && (
        <ul class="hits">
          {mine.slice(-AT_MOST).map((event, nth) => (
            <li key={nth} data-own>
              {stage.kit.face.tell(event, view, readerOf(table))}
            </li>
          ))}
        </ul>
      )}
      <button type="button" class="quiet" onClick={() => stage.hurry()}>
        {say.skip}
      </button>
    </div>
  );
}

function isAbout({ kit }: Stage, event: GameEvent, seat: Seat): boolean {
  return kit.affects?.(event).includes(seat) === true;
}
