// Islebound's captains: ship board, capital city, renown; and my own cards.
import {
  BUILDING_CARDS,
  buildingName,
  CARGO_LIMIT,
  type CrewId,
  crewName,
  shipName,
  TOKEN_NAMES,
  type View,
} from '@tidetable/islebound/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { Captains, Tally } from './captains.tsx';
import { Thing } from './thing.tsx';

export function IsleboundCrew(props: BoardProps<View>) {
  const { view } = props;
  return (
    <Captains board={props} calls={shipName} about={(seat) => <About view={view} seat={seat} />} />
  );
}

function About({ view, seat }: { view: View; seat: number }) {
  const say = words().plain;
  const captain = view.captains[seat];
  if (captain === undefined) return null;
  const { deck, below, injured, buildings, tokens, handSize } = captain;
  const towns = view.owners.filter((owner) => owner === seat).length;
  const crew: readonly (readonly [string, readonly CrewId[]])[] = [
    [say.deck, deck],
    [say.below, below],
    [say.injured, injured],
  ];
  return (
    <>
      <Tally
        counts={[
          [say.coins, captain.coins],
          [say.renown, captain.renown],
          [say.fish, captain.fish],
          [say.wood, captain.wood],
          [say.books, captain.books],
          [say.pirates, captain.pirates],
          [say.serpents, captain.serpents + (captain.ichor ? 1 : 0)],
          [say.townCount, towns],
          [say.cards, handSize],
        ]}
      />
      <dl class="more" data-own>
        {crew
          .filter(([, who]) => who.length > 0)
          .map(([where, who]) => (
            <div key={where}>
              <dt>{where}</dt>
              <dd>{who.map(crewName).join(', ')}</dd>
            </div>
          ))}
        {buildings.length > 0 && (
          <div>
            <dt>{say.city(buildings.length)}</dt>
            <dd>
              {buildings
                .map((card) => `${buildingName(card)} (${BUILDING_CARDS[card].value})`)
                .join(', ')}
            </dd>
          </div>
        )}
        {tokens.length > 0 && (
          <div>
            <dt>{say.renownTokens}</dt>
            <dd>{tokens.map((token) => TOKEN_NAMES[token]).join(', ')}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** My hold, and my building cards where there are any. */
export function IsleboundHand(props: BoardProps<View>) {
  const { view, seat } = props;
  const captain = seat === null ? undefined : view.captains[seat];
  if (captain === undefined) return null;
  const say = words().plain;
  const cards = [...view.hand, ...view.pack];
  return (
    <div class="hand holding">
      <Tally
        counts={[
          [say.coins, captain.coins],
          [say.fish, captain.fish],
          [say.wood, captain.wood],
          [say.hold, say.of(captain.fish + captain.wood, CARGO_LIMIT)],
          [say.books, captain.books],
          [say.pirates, captain.pirates],
          [say.serpents, captain.serpents + (captain.ichor ? 1 : 0)],
        ]}
      />
      {cards.length > 0 && (
        <ul class="my-cards" aria-label={say.myCards}>
          {cards.map((card) => (
            <li key={card}>
              <Thing board={props} name={`building:${card}`}>
                <strong>{buildingName(card)}</strong>
                <span class="side">{say.worth(BUILDING_CARDS[card].value)}</span>
              </Thing>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
