// The verifier page: takes a record and has it checked.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Masthead } from '../app/masthead.tsx';
import { SkipLink } from '../app/skip-link.tsx';
import { words } from '../words/index.ts';
import { fromFile, fromTable } from './fetching.ts';
import { Findings } from './findings.tsx';
import { report, verify } from './report.ts';

type Source = () => Promise<unknown>;

export function VerifyPage() {
  const say = words().verify;
  const source = useSignal<Source | null>(null);
  const noted = useSignal('');
  const take = (from: Source): void => {
    source.value = from;
    void verify(from, noted.value);
  };
  const takeFile = (file: File | undefined): void => {
    if (file !== undefined) take(() => fromFile(file));
  };
  useEffect(() => droppedOn(document.body, takeFile), []);
  useEffect(() => {
    const table = new URLSearchParams(location.search).get('table');
    if (table !== null) take(() => fromTable(table));
  }, []);
  return (
    <>
      <SkipLink />
      <Masthead />
      <main>
        <h1>{say.title}</h1>
        <p class="lead">{say.lead}</p>
        <form class="choice" onSubmit={(event) => event.preventDefault()}>
          <div class="drop">
            <label for="file">{say.record}</label>
            <input
              id="file"
              type="file"
              accept=".json,application/json"
              // Lets the same file be chosen again after it changed.
              onClick={({ currentTarget }) => {
                currentTarget.value = '';
              }}
              onChange={({ currentTarget }) => takeFile(currentTarget.files?.[0])}
            />
            <p class="hint">{say.drop}</p>
          </div>
          <div class="noted">
            <label for="noted">{say.noted}</label>
            <input
              id="noted"
              autocomplete="off"
              autocapitalize="off"
              spellcheck={false}
              maxLength={80}
              placeholder={say.notedExample}
              value={noted.value}
              onChange={({ currentTarget }) => {
                noted.value = currentTarget.value;
                if (source.value !== null) take(source.value);
              }}
            />
          </div>
        </form>
        {report.value !== null && <Findings report={report.value} />}
        <p class="unseen" role="status" aria-live="polite" data-own>
          {report.value !== null && `${report.value.verdict} ${spoken()}`}
        </p>
        <details class="how">
          <summary>{say.how}</summary>
          <p>{say.sealed}</p>
          <p>{say.proof}</p>
        </details>
      </main>
      <footer>
        <p>{words().home.unofficial}</p>
      </footer>
    </>
  );
}

/** Throttled: not every ply is reported. */
function spoken(): string {
  return report.value === null || report.value.end === null ? '' : report.value.summary;
}

function droppedOn(body: HTMLElement, take: (file: File | undefined) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const over = (event: DragEvent): void => {
    event.preventDefault();
    body.classList.add('dragging');
  };
  const left = (): void => body.classList.remove('dragging');
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    left();
    take(event.dataTransfer?.files[0]);
  };
  body.addEventListener('dragover', over, { signal });
  body.addEventListener('dragleave', left, { signal });
  body.addEventListener('drop', dropped, { signal });
  return () => stop.abort();
}
