// The board of games that bring none: the view as lists and counts; actions are in the action list.
import type { BoardKit, BoardProps } from '@tidetable/board/board.ts';
import { AT_ONCE } from '@tidetable/board/cues.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import { type PlainField, plainFields } from '@tidetable/catalogue/plain-view';
import type { Face, Game } from '@tidetable/engine';
import { words } from '../words/index.ts';
import './plain-board.css';

type Rules = Pick<Game, 'rulebook' | 'affects' | 'passes' | 'standingAnswers'>;

export function plainKit(game: Rules, face: Face): BoardKit {
  return {
    board: 'plain',
    face,
    rulebook: game.rulebook,
    Board: Everything,
    Crew: Players,
    Hand: () => null,
    spotsOf: () => [],
    heading: () => '',
    isWeighty: () => false,
    cue: () => AT_ONCE,
    affects: (event) => game.affects?.(event) ?? [],
    ...(game.passes && { passes: game.passes }),
    ...(game.standingAnswers && { standingAnswers: game.standingAnswers }),
  };
}

function Everything({ view }: BoardProps) {
  return (
    <section class="plain-board" aria-label={words().table.board} data-own>
      <Fields fields={plainFields(view)} />
    </section>
  );
}

function Fields({ fields }: { fields: readonly PlainField[] }) {
  return (
    <dl>
      {fields.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? value : <Fields fields={value} />}</dd>
        </div>
      ))}
    </dl>
  );
}

function Players({ names, must, presence }: BoardProps) {
  return (
    <>
      <h2 class="crew-heading">{words().table.crew}</h2>
      <ul class="plain-players">
        {names.map((name, seat) => (
          <li key={seat} class={`${seatClass(seat)} ${must.includes(seat) ? 'active' : ''}`}>
            <Icon name={emblemOf(seat)} />
            <strong data-own>{name}</strong>
            <PresenceMark of={presence?.[seat]} />
          </li>
        ))}
      </ul>
    </>
  );
}
