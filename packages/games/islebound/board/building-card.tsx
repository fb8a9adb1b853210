// A building card: its name, cost, worth and effect.

import type { BoardProps } from '@tidetable/board/board.ts';
import { Icon } from '@tidetable/board/look/icon.tsx';
import { abilityAt, BUILDING_CARDS, type Building, type View } from '../public.ts';
import { tellOf } from './info.ts';
import { BUILDING_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';
import { boardWords } from './words.ts';

interface Props {
  readonly board: BoardProps<View>;
  readonly building: Building;
  /** The number of books that it takes. */
  readonly gate?: number;
}

export function BuildingCard({ board, building, gate = 0 }: Props) {
  const { name, value, fish, wood } = BUILDING_CARDS[building];
  const say = boardWords();
  return (
    <SpotButton
      board={board}
      name={`building:${building}`}
      look="building-card"
      label={say.building(name, value, fish, wood, gate, abilityAt(board.view, building))}
      info={`building:${building}`}
    >
      <b class="value">{value}</b>
      <span class="title">
        <Icon name={BUILDING_ICONS[building]} />
        <span data-own>{name}</span>
      </span>
      <span class="price">
        {gate > 0 && (
          <span class="gate" title={say.gate(gate)}>
            {gate}
            <Icon name="open-book" />
          </span>
        )}
        <span class="materials">
          {fish}
          <Icon name="double-fish" />
          {wood}
          <Icon name="log" />
        </span>
      </span>
      <span class="ability" data-own>
        {abilityAt(board.view, building)}
      </span>
    </SpotButton>
  );
}

interface CityProps {
  readonly view: View;
  readonly seat: number;
}

/** Standing buildings: touching one opens its page. */
export function City({ view, seat }: CityProps) {
  const buildings = view.captains[seat]?.buildings ?? [];
  const say = boardWords();
  if (buildings.length === 0) return null;
  const subject = `city:${seat}`;
  return (
    <button
      type="button"
      class="bare city-of"
      data-info={subject}
      data-count={buildings.length}
      data-tip={say.cityOf(buildings.map((building) => BUILDING_CARDS[building].name))}
      onClick={() => tellOf(subject)}
    >
      <span class="unseen">
        {say.cityOf(buildings.map((building) => BUILDING_CARDS[building].name))}
      </span>
      {buildings.map((building) => (
        <span key={building} class="standing-building" aria-hidden="true">
          <Icon name={BUILDING_ICONS[building]} />
        </span>
      ))}
    </button>
  );
}
