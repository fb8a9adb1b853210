// A table in a list: the game, who sits there, its pace.

import type { Presence } from '@tidetable/board/board.ts';
import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import { since } from '@tidetable/board/words/numbers.ts';
import type { TableShown } from '@tidetable/protocol';
import type { ComponentChildren } from 'preact';
import { nameOfGame } from '../core/game-names.ts';
import { spokenHouseRule } from '../frame/house-rules.tsx';
import { namesAt } from '../tables/remote/names.ts';
import { words } from '../words/index.ts';
import { Crest } from './crest.tsx';
import type { TableSettings } from './draft.ts';
import { paceInWords } from './pace.ts';

type SeatShown = TableShown['seats'][number];

export const isFreeSeat = ({ person, bot }: SeatShown): boolean => person === null && bot === null;

interface Props {
  readonly table: TableShown;
  /** Highlighted. */
  readonly isUrgent?: boolean;
  readonly note?: string;
  /** Shows beside each name whether they are here; null to leave that out. */
  presence?(seat: number): Presence | null;
  readonly children: ComponentChildren;
}

export function TableCard({ table, isUrgent = false, note, presence, children }: Props) {
  const say = words().online;
  const free = table.seats.filter(isFreeSeat).length;
  const { pace } = table.settings as TableSettings;
  const names = namesAt(table);
  return (
    <li class={isUrgent ? 'card urgent' : 'card'}>
      <Crest game={table.game} />
      <div>
        <h3>{nameOfGame(table.game)}</h3>
        <ol class="who-sits">
          {table.seats.map((sitting) => (
            <li key={sitting.seat} class={isFreeSeat(sitting) ? 'free' : ''} data-own>
              {names[sitting.seat]}
              <PresenceMark of={presence?.(sitting.seat)} />
            </li>
          ))}
        </ol>
        <p class="about">
          {[
            ...(note === undefined ? [] : [note]),
            ...(free > 0 ? [say.lobby.freeSeats(free, table.seats.length)] : []),
            paceInWords(pace),
            ...(table.rated ? [say.waiting.rated] : []),
            say.lobby.since(since(table.since)),
          ].join(' · ')}
        </p>
        {table.houseRules.length > 0 && (
          <p class="about" data-own>
            {say.house.names(table.houseRules.map(spokenHouseRule).join(', '))}
          </p>
        )}
      </div>
      <a class={isUrgent ? 'button weighty' : 'button'} href={`/table/${table.id}`}>
        {children}
        <span class="unseen"> {nameOfGame(table.game)}</span>
      </a>
    </li>
  );
}
