// A new table: good defaults, one click away; everything else on request.

import { type Signal, useComputed, useSignal } from '@preact/signals';
import { PageHead } from '@tidetable/board/look/page-head.tsx';
import { settings } from '@tidetable/board/settings.ts';
import { manifestOf } from '@tidetable/catalogue';
import { type Game, readOptions } from '@tidetable/engine';
import { useEffect } from 'preact/hooks';
import { editionsOf, nameOfGame, TITLES, titleOf } from '../core/game-names.ts';
import { go, query } from '../core/route.ts';
import { ask, whyNot } from '../core/server.ts';
import { type Draft, isFull, sittersFor, usualDraft, wishFor } from '../online/draft.ts';
import { ErrorMessage } from '../online/error-message.tsx';
import { Check, Choose, Ways } from '../online/fields.tsx';
import { atTheseSeats, clashing, fits } from '../online/fitting.ts';
import { type GameOffered, gameHere, gamesOnline, type OptionOffered } from '../online/games.ts';
import { OptionField } from '../online/option-field.tsx';
import { requirePerson } from '../online/require-person.tsx';
import { SeatRows } from '../online/seat-rows.tsx';
import { PaceFields, RunningFields } from '../online/settings-fields.tsx';
import { useRequest } from '../online/use-request.ts';
import { gameOf } from '../rules/games.ts';
import { houseRulesAmong } from '../tables/house-rules.ts';
import { newGame } from '../tables/local/new-game.ts';
import { words } from '../words/index.ts';
import '../online/online.css';

interface Chosen {
  readonly offered: GameOffered;
  readonly rules: Game | null;
}

export function CreatePage() {
  const say = words().online.create;
  const id = useComputed(() => query.value.get('game') ?? TITLES[0] ?? '');
  const online = useSignal<readonly GameOffered[] | null | undefined>(undefined);
  const game = useSignal<Chosen | null>(null);
  const error = useSignal<string | null>(null);
  useEffect(() => {
    gamesOnline().then((found) => {
      online.value = found;
    });
  }, []);
  const wanted = id.value;
  const listed = online.value;
  useEffect(() => {
    if (listed === undefined) return;
    error.value = null;
    const known = listed?.find((one) => one.id === wanted);
    const found = known === undefined ? gameHere(wanted) : Promise.resolve(known);
    // Without its rules, every option is shown.
    const rules = gameOf(wanted).catch(() => null);
    Promise.all([found, rules]).then(
      ([offered, rulesOfIt]) => {
        game.value = { offered, rules: rulesOfIt };
      },
      (why: unknown) => {
        error.value = manifestOf(wanted) === null ? words().online.create.missing : whyNot(why);
      },
    );
  }, [wanted, listed]);
  return (
    <main class="online online-page narrow">
      <PageHead scene="harbour">
        <h1>{say.title}</h1>
      </PageHead>
      <GamePicker game={wanted} titles={titlesAmong(listed ?? [])} />
      <ErrorMessage why={error.value} />
      {game.value !== null && game.value.offered.id === wanted && (
        <Form key={wanted} {...game.value} hasServer={online.value !== null} />
      )}
    </main>
  );
}

/** Ours, and those that only this server has. */
function titlesAmong(online: readonly GameOffered[]): readonly string[] {
  const others = online.map(({ id }) => id).filter((id) => manifestOf(id) === null);
  return [...TITLES, ...others];
}

interface PickerProps {
  readonly game: string;
  readonly titles: readonly string[];
}

function GamePicker({ game, titles }: PickerProps) {
  const say = words();
  const title = titleOf(game);
  const pick = (one: string): void => go(`/new?game=${one}`, 'replace');
  const editions = editionsOf(game);
  return (
    <div class="game-picker">
      <Ways
        label={say.online.create.game}
        value={title}
        choices={titles.map((one) => [one, nameOfGame(one)] as const)}
        pick={pick}
      />
      {editions.length > 1 && (
        <Choose
          label={say.online.create.edition}
          value={game}
          choices={editions.map((one) => [one, nameOfGame(one)] as const)}
          pick={pick}
        />
      )}
    </div>
  );
}

function placeOf({ name, group }: OptionOffered, game: string): 'foremost' | 'more' | 'house' {
  if (group === 'house') return 'house';
  return manifestOf(game)?.foremost.includes(name) ? 'foremost' : 'more';
}

interface FormProps extends Chosen {
  readonly hasServer: boolean;
}

function Form({ offered: game, rules, hasServer }: FormProps) {
  const say = words().online.create;
  const draft = useSignal(usualDraft(game, hasServer ? 'online' : 'here'));
  const { error, at, isBusy, run } = useRequest(game.options.map(({ name }) => `options.${name}`));
  const alter = (changes: Partial<Draft>): void => {
    draft.value = { ...draft.value, ...changes };
  };
  const { where, places, settings: running } = draft.value;
  const open = (event: Event): void => {
    event.preventDefault();
    run(() => opened({ offered: game, rules }, draft));
  };
  const houseRules = houseRulesAmong(game.options, draft.value.options);
  const isUnrated = houseRules.length > 0;
  const isFitting = (option: OptionOffered): boolean =>
    rules === null || fits(rules, option, draft.value);
  const fields = (place: 'foremost' | 'more' | 'house') =>
    game.options
      .filter((option) => placeOf(option, game.id) === place && isFitting(option))
      .map((option) => (
        <OptionField
          key={option.name}
          game={game.id}
          option={rules === null ? option : atTheseSeats(rules, option, draft.value)}
          value={draft.value.options[option.name] ?? option.default}
          error={at.value[`options.${option.name}`]}
          pick={(value) => alter({ options: { ...draft.value.options, [option.name]: value } })}
        />
      ));
  /** An error must be visible. */
  const hasTrouble = (place: 'more' | 'house'): boolean =>
    game.options.some(
      (option) =>
        placeOf(option, game.id) === place && at.value[`options.${option.name}`] !== undefined,
    );
  return (
    <form class="sheet" onSubmit={open}>
      {!hasServer && <p class="note">{say.offline}</p>}
      {hasServer && manifestOf(game.id) !== null && (
        <Ways
          label={say.where}
          value={where}
          choices={[
            ['online', say.online],
            ['here', say.here],
          ]}
          pick={(next) =>
            (draft.value = { ...usualDraft(game, next), options: draft.value.options })
          }
        />
      )}
      <p class="note">{where === 'online' ? say.onlineHelp : say.hereHelp}</p>
      <SeatRows game={game} draft={draft.value} change={(next) => alter({ places: next })} />
      <div class="fields">{fields('foremost')}</div>
      {where === 'online' && (
        <>
          <PaceFields
            settings={running}
            change={(changes) => alter({ settings: { ...running, ...changes } })}
          />
          <Check
            label={say.listed}
            help={say.listedHelp}
            value={draft.value.isPublic}
            pick={(isPublic) => alter({ isPublic })}
          />
        </>
      )}
      <details class="more" open={hasTrouble('more')}>
        <summary>{say.more}</summary>
        <div class="fields">
          {where === 'online' && (
            <>
              <Check
                label={say.rated}
                help={isUnrated ? words().online.house.unrated : say.ratedHelp}
                value={draft.value.rated && !isUnrated}
                isFixed={isUnrated}
                pick={(rated) => alter({ rated })}
              />
              <RunningFields
                settings={running}
                change={(changes) => alter({ settings: { ...running, ...changes } })}
              />
            </>
          )}
          {fields('more')}
        </div>
      </details>
      {game.options.some(({ group }) => group === 'house') && (
        <details class="more house" open={hasTrouble('house')}>
          <summary>
            {words().online.house.title}
            {isUnrated && <small>{words().online.house.inForce(houseRules.length)}</small>}
          </summary>
          <p class="note">
            {words().online.house.about} {where === 'online' && words().online.house.unrated}
          </p>
          <div class="fields">{fields('house')}</div>
        </details>
      )}
      <div class="ways submit">
        <ErrorMessage why={error.value} />
        <button type="submit" class="weighty large" disabled={isBusy.value}>
          {where === 'here' || isFull(places) ? say.play : say.open}
        </button>
      </div>
    </form>
  );
}

async function opened({ offered: game, rules }: Chosen, draft: Signal<Draft>): Promise<void> {
  const { where, places, options } = draft.value;
  const clash = rules === null ? [] : clashing(rules, draft.value);
  if (clash.length > 0) throw new Error(clashOf(game, draft.value, clash));
  if (where === 'here') {
    const rules = await gameOf(game.id);
    readOptions(rules.options, options, places.length);
    // “You” would be ambiguous at a shared screen.
    const isShared = places.some(({ kind }) => kind === 'person');
    const first = places.findIndex(({ kind }) => kind === 'me') + 1;
    const me =
      settings.value.name || (isShared ? words().online.create.sailor(first) : words().table.you);
    return go(`/local/${newGame(game.id, sittersFor(places, me), options)}`);
  }
  if ((await requirePerson()) === null) return;
  const rated = draft.value.rated && houseRulesAmong(game.options, options).length === 0;
  const { id } = await ask('POST /api/tables', {
    body: wishFor(game.id, { ...draft.value, rated }),
  });
  if (isFull(places)) await ask('POST /api/tables/:table/start', { params: { table: id } });
  go(`/table/${id}`);
}

function clashOf({ options }: GameOffered, draft: Draft, names: readonly string[]): string {
  const chosen = options
    .filter(({ name }) => names.includes(name))
    .map(({ name, label }) => {
      const value = draft.options[name];
      return typeof value === 'boolean' ? label : `${label} ${value}`;
    });
  return words().online.create.clash(draft.places.length, chosen);
}
