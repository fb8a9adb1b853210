// Islebound as lists: towns and what they offer, the rows, the tracks.
import {
  abilityAt,
  BUILDING_CARDS,
  buildingName,
  crewName,
  DEEP_FOG,
  eventRegion,
  eventsShown,
  eventWords,
  INFLUENCE_SLOTS,
  NEIGHBOURS,
  needAt,
  reputationOf,
  rowGate,
  rowPrice,
  shipName,
  signAt,
  signWords,
  TOKEN_NAMES,
  TOWN_NAMES,
  type View,
} from '@tidetable/islebound/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { Thing } from './thing.tsx';

export function IsleboundBoard(props: BoardProps<View>) {
  const { view } = props;
  const say = words().plain;
  return (
    // Whoever has no mouse must be able to scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by key
    <div class="lists" role="region" aria-label={say.board} tabIndex={0}>
      <section>
        <h3>{say.towns}</h3>
        <ul class="things">
          {view.towns.map((town, region) => (
            <li key={town}>
              <Thing board={props} name={`town:${town}`}>
                <TownWords view={view} region={region} />
              </Thing>
            </li>
          ))}
          {view.fog?.emerged && (
            <li>
              <Thing board={props} name="town:deep-fog">
                <strong>{say.monster}</strong>
                <span>{say.strength(needAt(view, DEEP_FOG))}</span>
              </Thing>
            </li>
          )}
        </ul>
      </section>
      <section>
        <h3>{say.events}</h3>
        <ul class="things">
          {eventsShown(view).map((event) => (
            <li key={event}>
              <Thing board={props} name={`event:${event}`}>
                <strong>{TOWN_NAMES[view.towns[eventRegion(view, event)] ?? 'krazk']}</strong>
                <span>{eventWords(view, event)}</span>
              </Thing>
            </li>
          ))}
          {view.reputationPiles.map(
            ({ top }) =>
              top !== null && (
                <li key={`reputation ${top}`}>
                  <Thing board={props} name={`reputation:${top}`}>
                    <strong>{reputationOf(view, top).name}</strong>
                    <span class="side">{say.reputation}</span>
                    <span>{bragWords(view, top)}</span>
                  </Thing>
                </li>
              ),
          )}
        </ul>
      </section>
      {view.buildingRow.length > 0 && (
        <section>
          <h3>{say.buildingRow(view.buildingDeck)}</h3>
          <ul class="things">
            {view.buildingRow.map((building, place) => (
              <li key={building}>
                <Thing board={props} name={`building:${building}`}>
                  <strong>{buildingName(building)}</strong>
                  <span class="side">{say.worth(BUILDING_CARDS[building].value)}</span>
                  <span>{abilityAt(view, building)}</span>
                  {rowGate(view, place) > 0 && (
                    <span class="note">{say.gate(rowGate(view, place))}</span>
                  )}
                </Thing>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{say.crewRow(view.crewStack.cards)}</h3>
        <ul class="things">
          {view.crewRow.map((crew, place) => (
            <li key={crew}>
              <Thing board={props} name={`crew:${crew}`}>
                <strong>{crewName(crew)}</strong>
                <span class="side">{say.price(rowPrice(view, place))}</span>
              </Thing>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{say.influence}</h3>
        <ol class="slots" data-own>
          {view.influence.map((slot, nth) => (
            <li key={nth} class={typeof slot === 'number' ? `slot seat-${slot}` : 'slot'}>
              <span class="value">{INFLUENCE_SLOTS[nth]}</span>
              <span>{slot === null ? '–' : slot === 'blocked' ? '×' : shipName(slot)}</span>
            </li>
          ))}
        </ol>
        <p class="note" data-own>
          {say.tokens(
            view.tokens.cards,
            view.tokens.top === null ? null : TOKEN_NAMES[view.tokens.top],
          )}{' '}
          {say.treasureMap(view.treasureMap)}
        </p>
      </section>
    </div>
  );
}

function bragWords(view: View, id: number): string {
  const { first, per, renown, limit } = reputationOf(view, id);
  return words().plain.brag(first, renown, words().plain.per[per], limit);
}

function TownWords({ view, region }: { view: View; region: number }) {
  const say = words().plain;
  const town = view.towns[region];
  const owner = view.owners[region] ?? null;
  if (town === undefined) return null;
  const sign = signAt(view, region);
  const ships = view.captains.flatMap((captain, seat) => (captain.region === region ? [seat] : []));
  const near = (NEIGHBOURS[region] ?? []).flatMap((other) => {
    const name = view.towns[other];
    return name === undefined ? [] : [TOWN_NAMES[name]];
  });
  return (
    <>
      <strong>{TOWN_NAMES[town]}</strong>
      <span class={`side banner ${sign.banner}`}>
        {say.banner[sign.banner]} {needAt(view, region)}
      </span>
      <span>{signWords(sign)}</span>
      {view.fog === null && <span class="note">{say.near(near.join(', '))}</span>}
      {(ships.length > 0 || owner !== null) && (
        <span class="here">
          {ships.map((seat) => (
            <span key={seat} class={`flag seat-${seat}`}>
              {say.ship(shipName(seat))}
            </span>
          ))}
          {owner !== null && (
            <span class={`flag seat-${owner}`}>{say.ownedBy(shipName(owner))}</span>
          )}
        </span>
      )}
    </>
  );
}
