// Regions with their towns: what can be touched on the chart, and its descriptions.

import type { BoardProps } from '@tidetable/board/board.ts';
import { IconAt } from '@tidetable/board/look/icon.tsx';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { itemAt } from '@tidetable/engine';
import { useMemo } from 'preact/hooks';
import {
  eventsShown,
  type Region,
  regionOfEvent,
  shipName,
  signOf,
  signWords,
  strengthNeeded,
  TOWN_NAMES,
  type Town,
  type View,
} from '../public.ts';
import { onTop } from './frames.ts';
import { type Layout, outlineOf, type Place } from './geometry.ts';
import { isSmall, USUAL } from './letter.ts';
import { type Passage, passageTo } from './reach.ts';
import { asideFor, markerOnSmall, SMALL_LETTER, SmallSign } from './small-town.tsx';
import { Banner, EventMarker, Isle, markerAt, OwnersFlag, SCALE, TownSign } from './town.tsx';
import { boardWords } from './words.ts';

type Props = BoardProps<View> & {
  readonly layout: Layout;
  /** Font size of names. */
  readonly letter: number;
};

interface OnePlace {
  readonly board: Props;
  readonly town: Town;
  readonly region: Region;
  readonly place: Place;
}

/** Everything that can be sailed to or visited. */
export function Places(props: Props) {
  return (
    <>
      {townsIn(props.view, props.layout).map((one) => (
        <PlaceSpot key={one.town} board={props} {...one} />
      ))}
    </>
  );
}

/** Memoised: an island never changes. */
function PlaceSpot({ board, town, region, place }: OnePlace) {
  const passage = passageFor(board, town, region);
  const small = isSmall(board.letter);
  const isle = useMemo(
    () => <Isle town={town} at={place.town} isBare={small} />,
    [town, place, small],
  );
  const outline = useMemo(() => outlineOf(place), [place]);
  return (
    <g data-info={`town:${town}`}>
      <SpotGroup board={board} name={`town:${town}`} label={placeLabel(board.view, region)}>
        <path
          class={`region${passage === null ? '' : ` reach-${Math.min(3, passage.fish)}`}`}
          d={outline}
        />
        {isle}
      </SpotGroup>
    </g>
  );
}

/** Its texts, which let the pointer through. */
export function Signs(props: Props) {
  return (
    <g class="signs" aria-hidden="true">
      {townsIn(props.view, props.layout).map((one) => (
        <SignAt key={one.town} board={props} {...one} />
      ))}
    </g>
  );
}

function SignAt({ board, town, region, place }: OnePlace) {
  const sign = signOf(board.view, region);
  const written = useMemo(
    () =>
      isSmall(board.letter) ? (
        <SmallSign town={town} sign={sign} at={place.town} letter={board.letter} />
      ) : (
        <TownSign town={town} sign={sign} at={place.town} />
      ),
    [town, sign, place, board.letter],
  );
  return written;
}

const BELOW_TOWN = 74;
const BELOW_SHIPS = 112;

/** The costs of sailing; over the ships, for where one lies it costs more. */
export function Tolls(props: Props) {
  return (
    <g class="tolls" aria-hidden="true">
      {townsIn(props.view, props.layout).map(({ town, region, place }) => {
        const passage = passageFor(props, town, region);
        return (
          passage !== null && (
            <Toll
              key={town}
              passage={passage}
              scale={props.letter / USUAL}
              x={place.town[0]}
              y={place.town[1] + (passage.crowded ? BELOW_SHIPS : BELOW_TOWN)}
            />
          )
        );
      })}
    </g>
  );
}

function townsIn(view: View, layout: Layout) {
  return [...layout.places].flatMap(([region, place]) => {
    const town = view.towns[region];
    return town === undefined ? [] : [{ town, region, place }];
  });
}

/** The cost of sailing there, where it is on offer. */
function passageFor({ view, seat, spot }: Props, town: Town, region: Region): Passage | null {
  const isMoving = seat !== null && onTop(view, 'move')?.seat === seat;
  return isMoving && spot(`town:${town}`).kind === 'open' ? passageTo(view, seat, region) : null;
}

/** The cost of sailing there beyond the wind. */
function Toll({
  passage: { fish, crowded },
  scale,
  x,
  y,
}: {
  passage: Passage;
  scale: number;
  x: number;
  y: number;
}) {
  if (fish === 0 && !crowded) return null;
  const wide = (fish > 0 ? 42 : 0) + (crowded ? 28 : 0) + 6;
  return (
    <g
      class="toll"
      aria-hidden="true"
      transform={`translate(${x - (wide / 2) * scale} ${y}) scale(${scale})`}
    >
      <rect width={wide} height="28" rx="14" />
      {fish > 0 && (
        <>
          <text x="15" y="14" dy="0.35em" text-anchor="middle">
            {fish}
          </text>
          <IconAt name="double-fish" x={33} y={14} size={20} />
        </>
      )}
      {crowded && <IconAt name="quill-ink" x={wide - 17} y={14} size={19} />}
    </g>
  );
}

/** Banners, flags and event markers lie over the islands and are spots of their own. */
export function Standards(props: Props) {
  const { view, layout, letter } = props;
  const small = isSmall(letter);
  const scale = small ? letter / SMALL_LETTER : SCALE;
  const events = eventsShown(view).map((event) => regionOfEvent(view, event));
  return (
    <>
      {townsIn(view, layout).map(({ town, region, place }) => {
        const [x, y] = place.town;
        const owner = view.owners[region] ?? null;
        const sign = signOf(view, region);
        const aside = small ? asideFor(sign) : 0;
        const [markX, markY] = small ? markerOnSmall(sign) : markerAt(sign);
        return (
          <g key={town} data-info={`town:${town}`}>
            {owner !== null && (
              <g
                transform={
                  small
                    ? `translate(${x + (aside - 88) * scale} ${y + 80 * scale}) scale(${scale * 1.45})`
                    : `translate(${x - 66} ${y + 70}) scale(${scale})`
                }
              >
                <OwnersFlag owner={owner} />
              </g>
            )}
            <SpotGroup
              board={props}
              name={`banner:${town}`}
              label={bannerLabel(view, region)}
              transform={`translate(${x + aside * scale} ${y + 16 * (small ? scale : 1)}) scale(${scale})`}
            >
              <Banner sign={sign} need={strengthNeeded(view, region)} isWide={small} />
            </SpotGroup>
            {events.includes(region) && (
              <SpotGroup
                board={props}
                name={`marker:${town}`}
                label={boardWords().eventAt(TOWN_NAMES[town])}
                transform={
                  small
                    ? `translate(${x + markX * scale} ${y + markY * scale}) scale(${scale * 1.4})`
                    : `translate(${x + markX} ${y + markY}) scale(${scale})`
                }
              >
                <EventMarker />
              </SpotGroup>
            )}
          </g>
        );
      })}
    </>
  );
}

function bannerLabel(view: View, region: Region): string {
  const { banner } = signOf(view, region);
  return boardWords().banner(
    TOWN_NAMES[itemAt(view.towns, region)],
    banner,
    strengthNeeded(view, region),
  );
}

/** The accessible name of a place. */
function placeLabel(view: View, region: Region): string {
  const town = itemAt(view.towns, region);
  const owner = view.owners[region] ?? null;
  return boardWords().place({
    name: TOWN_NAMES[town],
    sign: signWords(signOf(view, region)),
    banner: signOf(view, region).banner,
    need: strengthNeeded(view, region),
    owner: owner === null ? null : shipName(owner),
    ships: view.captains.flatMap((captain, seat) =>
      captain.region === region ? [shipName(seat)] : [],
    ),
    events: eventsShown(view).filter((event) => regionOfEvent(view, event) === region).length,
  });
}
