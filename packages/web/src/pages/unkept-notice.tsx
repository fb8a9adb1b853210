// What this browser does not save, and what can be done about it.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LocalTable } from '../tables/local/local-table.ts';
import { download, mayPlayOn } from '../tables/local/next-actions.ts';
import { unkept } from '../tables/local/saves.ts';
import { words } from '../words/index.ts';
import './unkept-notice.css';

/** On a page that lists games. */
export function UnkeptNote() {
  const why = unkept.value;
  return why === null ? null : (
    <p class="unkept-note" role="status">
      <Reason why={why} />
    </p>
  );
}

/** How long the notice lies over the board before it folds. */
const READ_IN = 12_000;

/** Over the edge of a board: it folds by itself once it can have been read, and can be unfolded until it is put away. */
export function UnkeptNotice({ table }: { table: LocalTable }) {
  const why = unkept.value;
  const hidden = useSignal<typeof why>(null);
  const folded = useSignal<typeof why>(null);
  useEffect(() => {
    if (why === null) return;
    const timer = setTimeout(() => {
      folded.value = why;
    }, READ_IN);
    return () => clearTimeout(timer);
  }, [why]);
  const record = table.record.value;
  const say = words().keeping;
  if (why === null || table.isRecord || hidden.value === why) return null;
  if (folded.value === why)
    return (
      <button type="button" class="unkept-folded" onClick={() => (folded.value = null)}>
        {say.folded}
      </button>
    );
  return (
    <div class="unkept-notice" role="status">
      <p>
        <Reason why={why} />
      </p>
      <p class="unkept-ways">
        {record !== null && mayPlayOn(table, record) && (
          <button type="button" onClick={() => download(record)}>
            {say.toFile}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => (hidden.value = why)}>
          {say.hide}
        </button>
      </p>
    </div>
  );
}

function Reason({ why }: { why: 'denied' | 'full' }) {
  const say = words().keeping;
  if (why === 'denied')
    return (
      <>
        <strong>{say.denied}</strong> <span class="advice">{say.deniedHelp}</span>
      </>
    );
  return (
    <>
      <strong>{say.full}</strong> <span class="advice">{say.fullHelp}</span>{' '}
      <a href="/replay">{say.oldGames}</a>
    </>
  );
}
