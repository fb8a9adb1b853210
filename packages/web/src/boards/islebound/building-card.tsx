// A building card: what it is called, what it costs and is worth, what it does.
import { abilityAt, BUILDING_CARDS, type Building, type View } from '@tidetable/islebound/public';
import { Icon } from '../../look/icon.tsx';
import { words } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { BUILDING_ICONS } from './looks.ts';
import { SpotButton } from './parts.tsx';

interface Props {
  readonly board: BoardProps<View>;
  readonly building: Building;
  /** Books to show for it. */
  readonly gate?: number;
}

export function BuildingCard({ board, building, gate = 0 }: Props) {
  const { name, value, fish, wood } = BUILDING_CARDS[building];
  const say = words().islebound;
  return (
    <SpotButton
      board={board}
      name={`building:${building}`}
      look="building-card"
      label={say.building(name, value, fish, wood, gate, abilityAt(board.view, building))}
      info={`building:${building}`}
    >
      <span class="gate" title={say.gate(gate)}>
        {Array.from({ length: gate }, (_none, nth) => (
          <Icon key={nth} name="open-book" />
        ))}
      </span>
      <span class="roof">
        <b class="value">{value}</b>
        <Icon name={BUILDING_ICONS[building]} />
      </span>
      <span class="title" data-own>
        {name}
      </span>
      <span class="ability" data-own>
        {abilityAt(board.view, building)}
      </span>
      <span class="materials">
        <Icon name="double-fish" />
        {fish}
        <Icon name="log" />
        {wood}
      </span>
    </SpotButton>
  );
}

/** A building that stands: its icon on a plot of the city. */
export function Standing({ board, building, seat }: Props & { readonly seat: number }) {
  const { name, value } = BUILDING_CARDS[building];
  return (
    <SpotButton
      board={board}
      name={`city:${seat}:${building}`}
      look="standing-building"
      label={words().islebound.standing(name, value, abilityAt(board.view, building))}
      info={`building:${building}`}
    >
      <Icon name={BUILDING_ICONS[building]} />
      <b>{value}</b>
    </SpotButton>
  );
}
