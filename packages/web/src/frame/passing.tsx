// Letting things go on: by itself where nothing else can be done, and a "no" that stands for a while.
import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { BoardKit, Offer } from '@tidetable/board/board.ts';
import { useKeys } from '@tidetable/board/keys.ts';
import { settings } from '@tidetable/board/settings.ts';
import type { Seat } from '@tidetable/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Until } from '../tables/shown.ts';
import type { Table } from '../tables/table.ts';
import { words } from '../words/index.ts';
import type { Stage } from './stage.ts';

/** Milliseconds in which the action before can still be taken back. */
const GRACE = 1200;

const grace = (): number => (settings.value.speed === 'off' ? 0 : GRACE);

export function isPass({ passes = [] }: BoardKit, { action }: Offer): boolean {
  return passes.includes(action.type);
}

/** The "no" of somebody who is asked whether to cut in. */
export function isNo({ passes = [] }: Pick<BoardKit, 'passes'>, { action }: Offer): boolean {
  return action.type === passes[0];
}

/** What is played without being asked for; null where there is a choice. */
function soleOffer(offers: readonly Offer[], kit: BoardKit, table: Table): Offer | null {
  const seat = table.seat.value;
  const shown = table.shown.value;
  if (seat === null || shown === null || !shown.must.includes(seat)) return null;
  if (Object.keys(shown.menu?.open ?? {}).length > 0) return null;
  const [only, ...more] = offers.filter(({ allowed }) => allowed);
  return only !== undefined && more.length === 0 && isPass(kit, only) ? only : null;
}

/** The end of one's own actions, and what else could be done then. */
export interface Done {
  readonly ply: number;
  readonly seat: Seat | null;
  readonly others: string;
}

export function doneWith(offers: readonly Offer[], { kit, last, seat }: Stage): Done {
  return { ply: last.peek(), seat: seat.peek(), others: othersIn(offers, kit) };
}

function othersIn(offers: readonly Offer[], kit: BoardKit): string {
  const others = offers.filter((offer) => offer.allowed && !isPass(kit, offer));
  return others.map(({ text }) => text).join('\n');
}

/** The “no” to what somebody has just let be: the same things, right after they said they were done. */
function answered(offers: readonly Offer[], done: Done | null, stage: Stage): Offer | null {
  const no = offers.find((offer) => offer.allowed && isNo(stage.kit, offer));
  if (done === null || no === undefined) return null;
  const isSame =
    stage.last.value === done.ply + 1 &&
    stage.seat.value === done.seat &&
    othersIn(offers, stage.kit) === done.others;
  return isSame ? no : null;
}

/** Plays what only lets things go on, after a moment in which one may still take back what was before. */
export function useFlow(
  stage: Stage,
  offers: ReadonlySignal<readonly Offer[]>,
  isSent: ReadonlySignal<boolean>,
  done: ReadonlySignal<Done | null>,
  play: (offer: Offer) => void,
): void {
  useSignalEffect(() => {
    const { kit, table } = stage;
    const only = settings.value.flows
      ? (soleOffer(offers.value, kit, table) ?? answered(offers.value, done.value, stage))
      : null;
    if (only === null || isSent.value) return;
    const timer = setTimeout(() => play(only), grace());
    return () => clearTimeout(timer);
  });
}

/** Stops the bots, so that one can cut in. */
export function Wait({ stage }: { stage: Stage }) {
  const isStopped = stage.isStopped.value;
  const isShown = (stage.canStop || isStopped) && !stage.isOver.value && stage.ply.value === null;
  const toggle = (): void => stage.stop(!isStopped);
  useKeys(isShown ? { w: toggle } : {});
  if (!isShown) return null;
  const say = words().table;
  return (
    <button
      type="button"
      class={isStopped ? 'weighty' : 'wait'}
      aria-pressed={isStopped}
      title={say.waitHelp}
      onClick={toggle}
    >
      {isStopped ? say.goOn : say.wait} <kbd>W</kbd>
    </button>
  );
}

/** A way in which a "no" can stand. */
interface Ending {
  readonly until: Until;
  /** "Not until my own turn", as the person says it. */
  readonly asked: string;
  /** "You pass until your own turn", as it is said to them. */
  readonly told: string;
}

/** The game's own reasons, one's own turn, the next one, or only when one says so. */
function endings({ face }: BoardKit): readonly Ending[] {
  const { untils } = words().table;
  const events = Object.entries(face.untils ?? {});
  return [
    ...events.map(([event, what]) => ({ until: { event }, asked: what, told: what })),
    ...(['own-turn', 'turn', 'cancelled'] as const).map((until) => {
      const [asked, told] = untils[until];
      return { until, asked, told };
    }),
  ];
}

/** "Not until …", beside the "no". */
export function NotUntil({ stage: { table, kit } }: { stage: Stage }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const isOpen = useSignal(false);
  const close = (): void => {
    if (menu.current !== null) menu.current.open = false;
  };
  useKeys(isOpen.value ? { Escape: close } : {});
  useEffect(() => {
    const clicked = ({ target }: MouseEvent): void => {
      if (!menu.current?.contains(target as Node)) close();
    };
    document.addEventListener('click', clicked);
    return () => document.removeEventListener('click', clicked);
  }, []);
  return (
    <details
      class="not-until"
      ref={menu}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary class="button quiet">{words().table.notUntil}</summary>
      <ul>
        {endings(kit).map(({ until, asked }) => (
          <li key={asked}>
            <button
              type="button"
              class="quiet"
              data-own={typeof until === 'object' ? '' : undefined}
              onClick={() => {
                close();
                void table.passUntil(until);
              }}
            >
              {asked}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A "no" that stands, and the way to end it; or why it has ended. */
export function StandingNo({ stage: { table, kit, isOver } }: { stage: Stage }) {
  const standing = table.standingNo.value;
  if (standing === null || isOver.value) return null;
  const say = words().table;
  const { until, hasEnded } = standing;
  const same = JSON.stringify(until);
  const told = endings(kit).find((one) => JSON.stringify(one.until) === same)?.told ?? '';
  return (
    <p class={hasEnded ? 'standing-no ended' : 'standing-no'} role="status">
      <span data-own>{hasEnded ? say.passed(told) : say.passing(told)}</span>
      <button type="button" class="quiet small" onClick={() => void table.passUntil(null)}>
        {hasEnded ? say.close : say.askMe}
      </button>
    </p>
  );
}
