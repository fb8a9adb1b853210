// Plunder's captains: fleets, islands, points; and my own cards.
import {
  captainName,
  chart,
  fleetOf,
  islandsOf,
  KINDS,
  pointsOf,
  shipName,
  squareName,
  targetOf,
  type View,
} from '@tidetable/plunder/public';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { Captains, Tally } from './captains.tsx';
import { Thing } from './thing.tsx';

export function PlunderCrew(props: BoardProps<View>) {
  const { view } = props;
  const say = words().plain;
  return (
    <>
      <Captains
        board={props}
        calls={captainName}
        about={(seat) => <About board={props} seat={seat} />}
      />
      <h2>{say.supply}</h2>
      <Tally
        counts={[
          ...KINDS.map((kind, nth) => [say.kinds[kind], view.stacks[nth] ?? 0] as const),
          [say.resourceDeck, view.deck],
          [say.treasureCards, view.treasure],
          [say.round, view.round],
        ]}
      />
    </>
  );
}

function About({ board, seat }: { board: BoardProps<View>; seat: number }) {
  const { view } = board;
  const say = words().plain;
  const captain = view.captains[seat];
  const target = targetOf(view.options);
  const points = pointsOf(view, seat);
  const islands = islandsOf(view, seat).map((island) => chart(view).islands[island]?.name ?? '');
  return (
    <>
      <Tally
        counts={[
          [say.points, target === null ? points : say.of(points, target)],
          [say.plunderPoints, captain?.plunderPoints ?? 0],
          [say.cards, captain?.handSize ?? 0],
        ]}
      />
      <ul class="fleet">
        {fleetOf(view, seat).map((ship) => (
          <li key={ship.id}>
            <Thing board={board} name={`ship:${ship.id}`}>
              <strong>{shipName(ship.id)}</strong>
              <span class="side">{squareName(view, ship.square)}</span>
              <span>{say.pegs(ship.lives, ship.masts, ship.cannons)}</span>
            </Thing>
          </li>
        ))}
      </ul>
      {islands.length > 0 && (
        <p class="note" data-own>
          {islands.join(', ')}
        </p>
      )}
    </>
  );
}

export function PlunderHand({ view, seat }: BoardProps<View>) {
  if (seat === null) return null;
  const say = words().plain;
  const { pool } = view.turn;
  return (
    <div class="hand holding">
      <ul class="resources" aria-label={say.myCards}>
        {KINDS.map((kind, nth) => (
          <li key={kind} class={`resource ${kind}`} data-count={view.hand[nth] ?? 0}>
            <strong>{view.hand[nth] ?? 0}</strong>
            <span>{say.kinds[kind]}</span>
          </li>
        ))}
      </ul>
      {pool !== null && view.turn.seat === seat && <p class="note">{say.pool(pool)}</p>}
    </div>
  );
}
