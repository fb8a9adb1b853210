// Every available action as a button with a key: for pointer, keyboard and screen reader alike.
import { useSignal } from '@preact/signals';
import type { BoardKit, Offer } from '@tidetable/board/board.ts';
import { useKeys } from '@tidetable/board/keys.ts';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { Beside } from './beside.tsx';
import { Choice, type Entry } from './choice.tsx';
import { type Ending, EndingQuestion } from './ending-question.tsx';
import { useKeptFocus } from './focus.ts';
import { grouped, restOf, startOf } from './groups.ts';
import { byForm } from './offers.ts';
import { isNo, isPass, NotUntil } from './passing.tsx';
import type { Picking } from './picking.ts';
import type { Stage } from './stage.ts';

interface Props {
  readonly picking: Picking;
  readonly stage: Stage;
  /** Explains beside what was touched why none of these can be done; `what` overrides the wording. */
  explain(barred: readonly Offer[], at: Element, what?: string): void;
  /** An end of turn that asks for confirmation. */
  readonly ending: Ending | null;
}

/** Passes. */
const GO_ON = 'g';
/** Ends a turn. */
const END = 'e';
/** Lists what is otherwise only lit on the board, or leads to the list. */
const LIST = 'a';

/** More places than this are only lit on the board, unless asked for. */
const LISTED = 6;

export function ActionList({ picking, stage, explain, ending }: Props) {
  const { kit } = stage;
  const offers = byForm(picking.offers.value.filter(({ allowed }) => allowed));
  const isNarrowed = picking.picked.value.length > 0;
  const isAskedToCutIn = offers.some((offer) => isNo(kit, offer));
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  const listed = useSignal<readonly Offer[] | null>(null);
  const isFolded =
    isOneKind(offers) &&
    offers.length > LISTED &&
    picking.isAllLit.value &&
    listed.value !== picking.offers.value;
  const unfold = (): void => {
    listed.value = picking.offers.value;
  };
  const focusList = (): void => firstIn(box.current)?.focus();
  useEffect(() => {
    if (listed.value !== null) focusList();
  }, [listed.value]);
  useKeys(isFolded ? {} : { [LIST]: focusList });
  const asksAt = picking.asksAt.value;
  const say = words().table;
  const view = stage.shown.value?.view ?? {};
  const entries = isFolded
    ? folded(offers, unfold)
    : isNarrowed
      ? few(offers, picking, kit, view)
      : all(offers, picking, kit, view);
  const choice = (
    <Choice
      key={JSON.stringify(picking.picked.value)}
      label={isNarrowed ? say.choose : say.actions}
      entries={entries}
      back={isNarrowed ? () => picking.back() : undefined}
    />
  );
  if (ending !== null)
    return (
      <div class="action-list" ref={box}>
        <EndingQuestion {...ending} />
      </div>
    );
  return (
    <div class={isNarrowed ? 'action-list narrowed' : 'action-list'} ref={box}>
      {(isNarrowed || isFolded) && (
        <p class="choosing" data-own>
          {headingOf(offers, kit, isFolded ? picking.litSpots.value : null)}
        </p>
      )}
      {asksAt === null ? (
        <div class="choices">
          {choice}
          {!isNarrowed && offers.length > 1 && isAskedToCutIn && <NotUntil stage={stage} />}
        </div>
      ) : (
        <Beside class="spot-menu" of={asksAt} role="group" label={say.choose}>
          {choice}
        </Beside>
      )}
      {!isNarrowed && (
        <BarredVerbs offers={picking.offers.value} kit={kit} view={view} explain={explain} />
      )}
    </div>
  );
}

interface BarredProps {
  readonly offers: readonly Offer[];
  readonly kit: BoardKit;
  readonly view: object;
  explain(barred: readonly Offer[], at: Element, what?: string): void;
}

/** Kinds of actions that are not possible now, one button each: touched, it says why. */
function BarredVerbs({ offers, kit, view, explain }: BarredProps) {
  const verbs = Object.entries(kit.verbs?.(view) ?? {}).flatMap(([type, label]) => {
    const alike = offers.filter(({ action }) => action.type === type);
    return alike.length > 0 && alike.every(({ allowed }) => !allowed) ? [{ label, alike }] : [];
  });
  if (verbs.length === 0) return null;
  return (
    <ul class="barred-verbs" aria-label={words().table.barred}>
      {verbs.map(({ label, alike }) => (
        <li key={label}>
          <button
            type="button"
            aria-disabled="true"
            onClick={({ currentTarget }) =>
              explain(alike, currentTarget, alike.length > 1 ? label : undefined)
            }
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

const firstIn = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('button') ?? null;

function isOneKind(offers: readonly Offer[]): boolean {
  return offers.length > 1 && new Set(offers.map(({ action }) => action.type)).size === 1;
}

/** The line above the choices, if there is one; `lit`: how many places are lit in their stead. */
function headingOf(offers: readonly Offer[], kit: BoardKit, lit: number | null): string {
  const [first] = offers;
  if (first === undefined || !isOneKind(offers)) return words().table.choose;
  const start = startOf(offers);
  if (lit === null) return start;
  return kit.places?.(first.action) ?? words().table.lit(start, lit);
}

/** Many places can be touched on the board: the list is only unfolded. */
function folded(offers: readonly Offer[], unfold: () => void): readonly Entry[] {
  const label = words().table.listAll(offers.length);
  return [{ key: 'list', label, isWeighty: false, letter: LIST, opens: true, choose: unfold }];
}

function all(
  offers: readonly Offer[],
  picking: Picking,
  kit: BoardKit,
  view: object,
): readonly Entry[] {
  const primary = primaryAmong(offers, kit, view);
  const leading = offers.filter(({ action }) => kit.leads?.(action, view));
  return grouped([...new Set([...leading, ...offers])]).map(({ label, offers: alike }) => {
    const [first, ...more] = alike as [Offer, ...Offer[]];
    const opens = more.length > 0;
    const looks = looksOf(first, kit, view);
    const isAlike = more.every((one) => looksOf(one, kit, view).note === looks.note);
    return {
      ...looks,
      note: isAlike ? looks.note : null,
      label,
      isPrimary: first === primary,
      opens,
      choose: () => (opens ? picking.pickType(first.action.type) : picking.choose(first)),
    };
  });
}

function few(
  offers: readonly Offer[],
  picking: Picking,
  kit: BoardKit,
  view: object,
): readonly Entry[] {
  const oneKind = isOneKind(offers);
  return offers.map((offer) => ({
    ...looksOf(offer, kit, view),
    label: oneKind ? restOf(offer, offers) : offer.words,
    full: offer.words,
    opens: false,
    choose: () => picking.choose(offer),
  }));
}

/** What an entry shows beside its label. */
function looksOf(offer: Offer, kit: BoardKit, view: object) {
  const { type } = offer.action;
  const isEnd = kit.ends?.includes(type) ?? false;
  const unused = isEnd ? (kit.unused?.(view) ?? null) : null;
  return {
    key: offer.text,
    icon: kit.icons?.[type],
    isWeighty: kit.isWeighty(offer.action),
    note: unused === null ? (kit.cost?.(offer.action, view) ?? null) : words().table.leaves(unused),
    letter: isEnd ? END : isPass(kit, offer) ? GO_ON : undefined,
  };
}

/**
 * The suggested next step, whose button alone is filled: the only action unless a form on the board has its own button, what the game calls leading,
 * the usual "no", or the end of a turn with nothing left to do.
 */
function primaryAmong(offers: readonly Offer[], kit: BoardKit, view: object): Offer | null {
  if (offers.length === 1) return offers[0]?.form === undefined ? (offers[0] ?? null) : null;
  const leading = offers.filter(({ action }) => kit.leads?.(action, view));
  if (leading.length === 1) return leading[0] ?? null;
  const no = offers.find((offer) => isNo(kit, offer));
  if (no !== undefined) return no;
  const end = offers.find(({ action }) => kit.ends?.includes(action.type));
  return end !== undefined && kit.unused?.(view) === null ? end : null;
}
