// Every captain: points by kind, cards in hand, and what the ships carry.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import { emblemOf, seatClass } from '@tidetable/board/look/seats.ts';
import { PresenceMark } from '@tidetable/board/presence-mark.tsx';
import type { Seat } from '@tidetable/engine';
import { useEffect, useRef } from 'preact/hooks';
import {
  captainName,
  chart as chartOf,
  type Event,
  fleetOf,
  islandsOf,
  pointsOf,
  type Ship,
  shipName,
  targetOf,
  teamOf,
  teamPoints,
  type View,
} from '../public.ts';
import { Pressable } from './pressable.tsx';
import { HEART } from './ship.tsx';
import { spokenBy } from './spoken.ts';
import { boardWords } from './words.ts';

export function Crew(board: BoardProps<View>) {
  const { view, must } = board;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const asked = list.current?.querySelector('.active');
    const side = list.current?.closest('.crew-side');
    if (list.current && asked) showWithin(list.current, asked);
    if (side && asked) showWithin(side, asked);
  }, [must.join()]);
  return (
    <div class="plunder plunder-crew">
      <h2>{boardWords().captains}</h2>
      <p class="goal">{goalWords(view)}</p>
      <ul class="captains" ref={list}>
        {[...view.captains.keys()].map((captain) => (
          <Captain key={captain} captain={captain} board={board} />
        ))}
      </ul>
    </div>
  );
}

/** Scrolls this element and no ancestor. */
function showWithin(scroller: Element, item: Element): void {
  const [outer, inner] = [scroller.getBoundingClientRect(), item.getBoundingClientRect()];
  scroller.scrollLeft += beyond(inner.left - outer.left, inner.right - outer.right);
  scroller.scrollTop += beyond(inner.top - outer.top, inner.bottom - outer.bottom);
}

/** How far something overflows, from its distances to both ends. */
function beyond(start: number, end: number): number {
  return start < 0 ? start : Math.max(0, Math.min(start, end));
}

function goalWords(view: View): string {
  const say = boardWords();
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
  const say = boardWords();
  const fleet = fleetOf(view, captain);
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
          <strong data-own>
            {names[captain]}
            <PresenceMark of={board.presence?.[captain]} />
          </strong>
          <span class="captain-colour">
            <span data-own>{captainName(captain)}</span>
            {hasTeams(view) && ` · ${say.team(teamLetter(teamOf(view.options, captain)))}`}
          </span>
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

/** Captains whom the active one may not harm. */
function isInTreaty({ turn }: View, seat: Seat): boolean {
  return turn.treaties.includes(seat);
}

/** Points by source, and the cards in hand. */
function Points({ captain, board: { view } }: Props) {
  const say = boardWords();
  const ships = fleetOf(view, captain).length;
  const islands = islandsOf(view, captain).length;
  const buried = view.captains[captain]?.plunderPoints ?? 0;
  const cards = view.captains[captain]?.handSize ?? 0;
  const kinds: readonly (readonly [IconName, number])[] = [
    ['galleon', ships],
    ['flying-flag', islands],
    ['locked-chest', buried],
  ];
  return (
    <p class="point-row">
      <span class="unseen">{say.pointKinds(ships, islands, buried)}</span>
      {kinds.map(([icon, count]) => (
        <span key={icon} class={`point ${icon}${count === 0 ? ' none' : ''}`} aria-hidden="true">
          <Icon name={icon} />
          {count}
        </span>
      ))}
      <span class="held" title={say.cards(cards)}>
        <Icon name="card-exchange" />
        <span aria-hidden="true">{cards}</span>
        <span class="unseen">{say.cards(cards)}</span>
      </span>
    </p>
  );
}

function ShipLine({ ship, view }: { readonly ship: Ship; readonly view: View }) {
  const { lives, masts, cannons, moored } = ship;
  const say = boardWords();
  const marks: readonly (readonly [IconName, number])[] = [
    ['sail', masts],
    ['cannon', cannons],
  ];
  return (
    <li class="ship-line" title={moored ? say.moored : undefined}>
      <span class="ship-name" data-own>
        {shipName(ship.id)}
      </span>
      <span class="ship-square" data-own>
        {chartOf(view).names[ship.square]}
      </span>
      <span class="pegs" aria-hidden="true">
        <span class="peg life">
          <svg class="heart" viewBox="-4.5 -4.5 9 9" aria-hidden="true">
            <path d={HEART} />
          </svg>
          {lives}
        </span>
        {marks.map(
          ([icon, count]) =>
            count > 0 && (
              <span key={icon} class="peg">
                <Icon name={icon} />
                {count}
              </span>
            ),
        )}
      </span>
      <span class="unseen">{say.pegs(lives, masts, cannons)}</span>
    </li>
  );
}
