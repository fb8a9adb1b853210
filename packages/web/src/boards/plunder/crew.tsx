// Every captain: points by kind, cards in hand, and what the ships carry.
import type { Seat } from '@tidetable/engine';
import {
  captainName,
  chart as chartOf,
  type Event,
  fleetOf,
  islandsOf,
  PEG_LIMIT,
  pointsOf,
  type Ship,
  shipName,
  targetOf,
  teamOf,
  teamPoints,
  type View,
} from '@tidetable/plunder/public';
import { Icon } from '../../look/icon.tsx';
import type { IconName } from '../../look/icon-names.ts';
import { emblemOf, seatClass } from '../../look/seats.ts';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { Pressable } from './pressable.tsx';
import { HEART } from './ship.tsx';
import { spokenBy } from './spoken.ts';

export function Crew(board: BoardProps<View>) {
  const { view } = board;
  return (
    <div class="plunder plunder-crew">
      <h2>{words().plunder.captains}</h2>
      <p class="goal">{goalWords(view)}</p>
      <ul class="captains">
        {[...view.captains.keys()].map((captain) => (
          <Captain key={captain} captain={captain} board={board} />
        ))}
      </ul>
    </div>
  );
}

function goalWords(view: View): string {
  const say = words().plunder;
  const teams = new Map<number, number>();
  if (hasTeams(view))
    for (const seat of view.captains.keys())
      teams.set(teamOf(view.options, seat), teamPoints(view, seat));
  return [
    say.round(view.round),
    say.to(targetOf(view.options)),
    ...[...teams].map(([team, points]) => say.teamPoints(teamLetter(team), points)),
  ].join(' · ');
}

export function hasTeams({ options }: View): boolean {
  return options.teams !== 'none';
}

export function teamLetter(team: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + team);
}

interface Props {
  readonly captain: Seat;
  readonly board: BoardProps<View>;
}

function Captain({ captain, board }: Props) {
  const { view, must, names } = board;
  const say = words().plunder;
  const fleet = fleetOf(view, captain);
  const cards = view.captains[captain]?.handSize ?? 0;
  const spoken = spokenBy(board.lately as readonly Event[]).get(captain);
  const looks = [
    'captain',
    seatClass(captain),
    ...(must.includes(captain) ? ['active'] : []),
    ...(view.turn.seat === captain ? ['sailing-now'] : []),
  ];
  return (
    <li class={looks.join(' ')} data-spot={`player:${captain}`}>
      <Pressable board={board} name={`captain:${captain}`} class="captain-head">
        <span class="captain-emblem">
          <Icon name={emblemOf(captain)} />
          {hasTeams(view) && (
            <span class={`team-badge team-${teamOf(view.options, captain)}`} aria-hidden="true">
              {teamLetter(teamOf(view.options, captain))}
            </span>
          )}
        </span>
        <span class="captain-who">
          <strong data-own>{names[captain]}</strong>
          <span class="captain-colour">
            <span data-own>{captainName(captain)}</span>
            {hasTeams(view) && ` · ${say.team(teamLetter(teamOf(view.options, captain)))}`}
          </span>
        </span>
        <span class="held" title={say.cards(cards)}>
          <Icon name="card-exchange" />
          {cards}
          <span class="unseen">{say.cards(cards)}</span>
        </span>
        <span class="total">
          {pointsOf(view, captain)}
          <span class="unseen">{say.points(pointsOf(view, captain))}</span>
        </span>
      </Pressable>
      {spoken !== undefined && (
        <p class="spoken" data-own>
          “{spoken}”
        </p>
      )}
      <Points captain={captain} board={board} />
      {isInTreaty(view, captain) && (
        <p class="treaty">
          <Icon name="shaking-hands" /> {say.treaty}
        </p>
      )}
      <ul class="fleet">
        {fleet.map((ship) => (
          <ShipLine key={ship.id} ship={ship} view={view} />
        ))}
        {fleet.length === 0 && <li class="none">{say.noShip}</li>}
      </ul>
    </li>
  );
}

/** Whom the active captain may not harm. */
function isInTreaty({ turn }: View, seat: Seat): boolean {
  return turn.treaties.includes(seat);
}

/** One mark for each point, by where it comes from; empty ones are still to be won. */
function Points({ captain, board: { view } }: Props) {
  const ships = fleetOf(view, captain).length;
  const islands = islandsOf(view, captain).length;
  const cards = view.captains[captain]?.plunderPoints ?? 0;
  const target = hasTeams(view) ? 0 : (targetOf(view.options) ?? 0);
  const kinds: readonly (readonly [IconName, number])[] = [
    ['galleon', ships],
    ['flying-flag', islands],
    ['locked-chest', cards],
  ];
  const empty = Math.max(0, target - ships - islands - cards);
  return (
    <p class="point-row">
      <span class="unseen">{words().plunder.pointKinds(ships, islands, cards)}</span>
      {kinds.flatMap(([icon, count]) =>
        Array.from({ length: count }, (_none, nth) => (
          <span key={`${icon} ${nth}`} class={`point ${icon}`}>
            <Icon name={icon} />
          </span>
        )),
      )}
      {Array.from({ length: empty }, (_none, nth) => (
        <span key={nth} class="point empty" />
      ))}
    </p>
  );
}

function ShipLine({ ship, view }: { readonly ship: Ship; readonly view: View }) {
  const { lives, masts, cannons, moored } = ship;
  const say = words().plunder;
  const marks = (icon: IconName, count: number) =>
    Array.from({ length: count }, (_none, nth) => (
      <span key={`${icon} ${nth}`} class="peg">
        <Icon name={icon} />
      </span>
    ));
  return (
    <li class="ship-line" title={moored ? say.moored : undefined}>
      <span class="ship-name" data-own>
        {shipName(ship.id)}
      </span>
      <span class="ship-square" data-own>
        {chartOf(view).names[ship.square]}
      </span>
      <span class="pegs" aria-hidden="true">
        {Array.from({ length: PEG_LIMIT.life }, (_none, nth) => (
          <span key={nth} class={nth < lives ? 'peg life' : 'peg life gone'}>
            <svg class="heart" viewBox="-4.5 -4.5 9 9" aria-hidden="true">
              <path d={HEART} />
            </svg>
          </span>
        ))}
        {marks('sail', masts)}
        {marks('cannon', cannons)}
      </span>
      <span class="unseen">{say.pegs(lives, masts, cannons)}</span>
    </li>
  );
}
