// Small shared parts: crew tokens, cubes, counts, buttons on the board.

import type { BoardProps, Spot } from '@tidetable/board/board.ts';
import { Icon, IconAt } from '@tidetable/board/look/icon.tsx';
import type { IconName } from '@tidetable/board/look/icon-names.ts';
import { seatClass } from '@tidetable/board/look/seats.ts';
import type { ComponentChildren } from 'preact';
import { CREW, type CrewId, crewName, kindsOf } from '../public.ts';
import { tellOf } from './info.ts';
import { emblemOfShip, WANTED_ICONS } from './looks.ts';

type Touch = Pick<BoardProps, 'spot' | 'pick'>;

interface SpotButtonProps {
  readonly board: Touch;
  readonly name: Spot;
  readonly look: string;
  readonly label: string;
  /** Whether the label is in the game's own words. */
  readonly isOwn?: boolean;
  /** Its description where nothing can be done with it. */
  readonly info?: string;
  readonly children: ComponentChildren;
}

export function SpotButton(props: SpotButtonProps) {
  const { board, name, look, label, isOwn = false, info, children } = props;
  const { kind } = board.spot(name);
  const act = (): void => {
    if (kind !== 'plain') board.pick(name);
    else if (info !== undefined) tellOf(info);
  };
  return (
    <button
      type="button"
      class={`bare ${look} spot ${kind}`}
      data-spot={name}
      data-info={info}
      data-tip={label}
      aria-disabled={kind === 'barred' || (kind === 'plain' && info === undefined)}
      tabIndex={0}
      onClick={act}
    >
      <span class="unseen" data-own={isOwn ? '' : undefined}>
        {label}
      </span>
      <span class="within" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}

export function CrewToken({ crew, hurt = false }: { crew: CrewId; hurt?: boolean }) {
  const [first, second] = CREW[crew];
  return (
    <svg class={`crew-token${hurt ? ' hurt' : ''}`} viewBox="-22 -22 44 44" aria-hidden="true">
      <circle class="token-rim" r="21" />
      <circle class="token-face" r="18" />
      {second === undefined ? (
        <IconAt name={WANTED_ICONS[first ?? 'any']} x={0} y={0} size={25} />
      ) : (
        <>
          <path class="half" d="M12.7 -12.7A18 18 0 0 1 -12.7 12.7Z" />
          <IconAt name={WANTED_ICONS[first ?? 'any']} x={-6.5} y={-5.5} size={17} />
          <g class="second">
            <IconAt name={WANTED_ICONS[second]} x={6.5} y={6} size={17} />
          </g>
        </>
      )}
      {hurt && <path class="sling" d="M-18 -6L14 16" />}
    </svg>
  );
}

/** Crew with the same skills are stacked: they are interchangeable. */
export function stacksOf(
  crew: readonly CrewId[],
): readonly { readonly crew: CrewId; readonly count: number }[] {
  return kindsOf(crew).map((one) => ({
    crew: one,
    count: crew.filter((other) => CREW[other].join() === CREW[one].join()).length,
  }));
}

export function CrewStack({
  board,
  crew,
  count,
  hurt = false,
}: {
  board: Touch;
  crew: CrewId;
  count: number;
  hurt?: boolean;
}) {
  const name = crewName(crew);
  return (
    <SpotButton
      board={board}
      name={`crew:${crew}`}
      look="crew-stack"
      isOwn
      label={count === 1 ? name : `${count} × ${name}`}
      info={`crew:${crew}`}
    >
      <CrewToken crew={crew} hurt={hurt} />
      {count > 1 && <b class="times">×{count}</b>}
    </SpotButton>
  );
}

export function Cube({ seat }: { seat: number }) {
  return (
    <span class={`cube ${seatClass(seat)}`}>
      <Icon name={emblemOfShip(seat)} />
    </span>
  );
}

/** A number and what it counts. */
export function Count({
  icon,
  count,
  title,
}: {
  icon: IconName;
  count: number | string;
  title: string;
}) {
  return (
    <span class={`counter${count === 0 ? ' is-none' : ''}`} title={title}>
      <Icon name={icon} />
      <b>{count}</b>
      <span class="unseen">{title}</span>
    </span>
  );
}
