// Passing: by itself where nothing else can be done, and a standing "no".
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

/** Milliseconds in which the previous action can still be undone. */
const GRACE = 1200;

const grace = (): number => (settings.value.speed === 'off' ? 0 : GRACE);

export function isPass({ passes = [] }: BoardKit, { action }: Offer): boolean {
  return passes.includes(action.type);
}

/** The "no" of a seat that is asked whether to cut in. */
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

/** The end of one's own actions, and what else could have been done then. */
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

/** The “no” to what was just declined: the same choices, right after the player said they were done. */
function answered(offers: readonly Offer[], done: Done | null, stage: Stage): Offer | null {
  const no = offers.find((offer) => offer.allowed && isNo(stage.kit, offer));
  if (done === null || no === undefined) return null;
  const isSame =
    stage.last.value === done.ply + 1 &&
    stage.seat.value === done.seat &&
    othersIn(offers, stage.kit) === done.others;
  return isSame ? no : null;
}

/** Plays what only passes, after a moment in which the previous action can still be undone. */
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

/** Stops the bots, so that the player can cut in. */
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

/** A kind of standing "no". */
interface Ending {
  readonly until: Until;
  /** "Not until my own turn", as the player says it. */
  readonly asked: string;
  /** "You pass until your own turn", as it is said to the player. */
  readonly told: string;
}

/** Ends for the game's own reasons, at one's own turn, at the next turn, or only by hand. */
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

/** A standing "no" and the button that ends it; or why it has ended. */
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
