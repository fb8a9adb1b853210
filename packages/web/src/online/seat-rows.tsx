// Who sits where at a table about to be opened.

import type { Level } from '@tidetable/bots/levels';
import { capital } from '@tidetable/engine';
import { words } from '../words/index.ts';
import { type Draft, type Place, withOneMore } from './draft.ts';
import type { GameOffered } from './games.ts';

interface Props {
  readonly game: GameOffered;
  readonly draft: Draft;
  change(places: readonly Place[]): void;
}

export function SeatRows({ game, draft: { places, where }, change }: Props) {
  const say = words().online.create;
  const put = (seat: number, place: Place): void =>
    change(places.map((one, at) => (at === seat ? place : one)));
  return (
    <fieldset class="seat-rows">
      <legend>{say.seats}</legend>
      <ol>
        {places.map((place, seat) => (
          <li key={seat}>
            <span class={`emblem seat-${seat}`} aria-hidden="true">
              {seat + 1}
            </span>
            <SeatSelect
              seat={seat}
              place={place}
              kinds={where === 'online' ? ['me', 'anyone'] : ['me', 'person']}
              bots={game.bots}
              pick={(next) => put(seat, next)}
            />
            {place.kind === 'person' && (
              <input
                aria-label={say.nameOf(seat + 1)}
                value={place.name}
                maxLength={30}
                required
                onInput={({ currentTarget }) =>
                  put(seat, { kind: 'person', name: currentTarget.value })
                }
              />
            )}
            {places.length > game.seats.min && seat > 0 && (
              <button
                type="button"
                class="quiet small"
                aria-label={say.removeSeat(seat + 1)}
                onClick={() => change(places.filter((_one, at) => at !== seat))}
              >
                ✕
              </button>
            )}
          </li>
        ))}
      </ol>
      {places.length < game.seats.max && (
        <button
          type="button"
          class="quiet"
          onClick={() => change(withOneMore(places, say.sailor(places.length + 1)))}
        >
          + {say.addSeat}
        </button>
      )}
    </fieldset>
  );
}

interface SelectProps {
  readonly seat: number;
  readonly place: Place;
  readonly kinds: readonly ('me' | 'anyone' | 'person')[];
  readonly bots: readonly string[];
  pick(place: Place): void;
}

function SeatSelect({ seat, place, kinds, bots, pick }: SelectProps) {
  const say = words().online.create;
  const value = place.kind === 'bot' ? `bot ${place.bot}` : place.kind;
  const placeFor = (choice: string): Place => {
    if (choice.startsWith('bot ')) return { kind: 'bot', bot: choice.slice(4) };
    if (choice === 'person') return { kind: 'person', name: say.sailor(seat + 1) };
    return { kind: choice === 'me' ? 'me' : 'anyone' };
  };
  return (
    <select
      aria-label={say.whoSits(seat + 1)}
      value={value}
      onChange={({ currentTarget }) => pick(placeFor(currentTarget.value))}
    >
      {kinds.map((kind) => (
        <option key={kind} value={kind}>
          {say.places[kind]}
        </option>
      ))}
      {bots.map((bot) => (
        <option key={bot} value={`bot ${bot}`}>
          {say.bot(say.level(capital(bot), say.levels[bot as Level]))}
        </option>
      ))}
    </select>
  );
}
