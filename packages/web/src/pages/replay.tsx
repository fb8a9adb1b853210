// Games on this device, and records from files: to replay, play on, or delete.
import { useSignal } from '@preact/signals';
import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { momentOf } from '@tidetable/board/words/numbers.ts';
import { useEffect } from 'preact/hooks';
import { nameOfGame } from '../core/game-names.ts';
import { go } from '../core/route.ts';
import { HouseRules } from '../frame/house-rules.tsx';
import { type HouseRule, houseRulesIn } from '../tables/house-rules.ts';
import { namesOf } from '../tables/local/names.ts';
import { saveRecord } from '../tables/local/save-record.ts';
import { allSaved, type Save } from '../tables/local/saves.ts';
import { isUntouched } from '../tables/local/unfinished.ts';
import { words } from '../words/index.ts';
import { ForgetGame } from './forget-game.tsx';
import { UnkeptNote } from './unkept-notice.tsx';
import './replay.css';
import './text-page.css';

export function ReplayPage() {
  const saves = useSignal<readonly Save[] | null>(null);
  const fault = useSignal<string | null>(null);
  const isOver = useSignal(false);
  const list = (): void => {
    allSaved().then((found) => {
      saves.value = found.filter((save) => !isUntouched(save));
    });
  };
  useEffect(list, []);
  const open = (file: File | undefined): void => {
    fault.value = null;
    if (file === undefined) return;
    saveRecord(file).then(
      (id) => go(`/local/${id}?ply=0`),
      (error: unknown) => {
        fault.value = error instanceof Error ? error.message : String(error);
      },
    );
  };
  const say = words().replay;
  return (
    <main
      class={isOver.value ? 'replays dragging' : 'replays'}
      onDragOver={(event) => {
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={() => {
        isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        open(event.dataTransfer?.files[0]);
      }}
    >
      <PageHead scene="cabin">
        <h1>{say.title}</h1>
      </PageHead>
      <section class="open-record">
        <h2>{say.open}</h2>
        <p>{say.openHelp}</p>
        <label>
          <span>{say.drop}</span>
          <input
            type="file"
            accept=".json,application/json"
            aria-label={say.file}
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
          />
        </label>
        {fault.value !== null && (
          <p class="fault" role="alert" data-own>
            {fault.value}
          </p>
        )}
      </section>
      <section>
        <h2>{say.saved}</h2>
        <UnkeptNote />
        {saves.value?.length === 0 && (
          <p class="none">
            {say.none}
            <a class="button" href="/">
              {say.begin}
            </a>
          </p>
        )}
        <ul class="saves">
          {saves.value?.map((save) => (
            <SavedGame key={save.id} save={save} gone={list} />
          ))}
        </ul>
      </section>
    </main>
  );
}

function SavedGame({ save, gone }: { save: Save; gone(): void }) {
  const say = words().replay;
  const { id, record, at } = save;
  const isDone = record.outcome !== null;
  const rules = useSignal<readonly HouseRule[]>([]);
  useEffect(() => {
    void houseRulesIn(record).then((found) => {
      rules.value = found;
    });
  }, [record]);
  return (
    <li class="kept">
      <h3>{nameOfGame(record.game)}</h3>
      <p class="who" data-own>
        {namesOf(save.seating).join(' · ')}
      </p>
      <p class="how">
        <time dateTime={new Date(at).toISOString()}>{momentOf(at)}</time>
        {' · '}
        {save.isRecord ? (
          say.record
        ) : isDone ? (
          <span data-own>{save.result ?? say.over}</span>
        ) : (
          say.running(record.plies.length)
        )}
      </p>
      <HouseRules rules={rules.value} />
      <div class="ways">
        <a class="button" href={isDone || save.isRecord ? `/local/${id}?ply=0` : `/local/${id}`}>
          {isDone || save.isRecord ? say.look : say.goOn}
        </a>
        <ForgetGame save={save} gone={gone}>
          {say.forget}
        </ForgetGame>
      </div>
    </li>
  );
}
