// The ships on the chart; a moving ship sails along its course and leaves a wake.

import type { BoardProps } from '@tidetable/board/board.ts';
import type { Point } from '@tidetable/board/look/coast.ts';
import { seatClass } from '@tidetable/board/look/seats.ts';
import { pause } from '@tidetable/board/settings.ts';
import { SpotGroup } from '@tidetable/board/spot.tsx';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { DEEP_FOG, placeName, type Region, shipName, type View } from '../public.ts';
import { anchorage, courseOf, type Layout, type Place } from './geometry.ts';
import { Ship } from './ship.tsx';
import { boardWords } from './words.ts';

type Props = BoardProps<View> & { readonly layout: Layout };

export function Ships(props: Props) {
  return (
    <>
      {props.view.captains.map((_none, seat) => (
        <Sailing key={seat} {...props} ship={seat} />
      ))}
    </>
  );
}

/** Measured from the centre of the card that the monster comes from. */
const BESIDE_CARD = 150;

/** The place of a ship: beside the others in its region, or off the map. */
function berthOf(view: View, layout: Layout, seat: number): Point {
  const region = view.captains[seat]?.region ?? null;
  const place = region === null ? undefined : layout.places.get(region);
  if (place === undefined)
    return view.fog === null
      ? [100 + 52 * seat, layout.height - 85]
      : [layout.width / 2 + (seat - (view.seats - 1) / 2) * 64, 572];
  const together = view.captains.flatMap((other, who) => (other.region === region ? [who] : []));
  if (region === DEEP_FOG)
    return [place.town[0] - BESIDE_CARD - together.indexOf(seat) * 50, place.town[1] + 90];
  return anchorage(place as Place, together.indexOf(seat), together.length);
}

const moved = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

function Sailing({ ship: seat, layout, ...board }: Props & { readonly ship: number }) {
  const { view, names, must } = board;
  const group = useRef<SVGGElement>(null);
  const region = view.captains[seat]?.region ?? null;
  const before = useRef<Region | null>(region);
  const [wake, setWake] = useState<readonly Point[]>([]);
  const berth = berthOf(view, layout, seat);
  useLayoutEffect(() => {
    const from = before.current;
    before.current = region;
    if (from === null || region === null || from === region) return;
    const time = pause() * 2;
    const course = courseOf(layout, from, region);
    if (time === 0 || course.length < 2) return;
    group.current?.animate(
      [...course.slice(0, -1), berth].map((point) => ({ transform: moved(point) })),
      { duration: time, easing: 'ease-in-out' },
    );
    setWake([...course.slice(0, -1), berth]);
  }, [region]);
  return (
    <>
      {wake.length > 0 && (
        <polyline
          key={wake.join()}
          class={`trail ${seatClass(seat)}`}
          points={wake.map((point) => point.join(',')).join(' ')}
        />
      )}
      <g ref={group} class="berth" style={{ transform: moved(berth) }}>
        <SpotGroup
          board={board}
          name={`ship:${seat}`}
          label={boardWords().ship(
            shipName(seat),
            names[seat] ?? '',
            region === null ? null : whereabouts(view, region),
          )}
        >
          <Ship seat={seat} isActive={must.includes(seat)} />
        </SpotGroup>
      </g>
    </>
  );
}

function whereabouts(view: View, region: Region): string {
  return placeName(region === DEEP_FOG ? 'deep-fog' : (view.towns[region] ?? 'deep-fog'));
}
