// What this browser does not save, and what can be done about it.
import { useSignal } from '@preact/signals';
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

/** Over the edge of a board, until it is dismissed. */
export function UnkeptNotice({ table }: { table: LocalTable }) {
  const why = unkept.value;
  const hidden = useSignal<typeof why>(null);
  const record = table.record.value;
  const say = words().keeping;
  if (why === null || table.isRecord || hidden.value === why) return null;
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
