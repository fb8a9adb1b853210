// Everything that can be done now, as buttons with keys: what the pointer, the keyboard and a screen reader share.
import { useRef } from 'preact/hooks';
import type { BoardKit, Offer } from '../boards/board.ts';
import { words } from '../words/index.ts';
import { Choice, type Entry } from './choice.tsx';
import { useKeptFocus } from './focus.ts';
import { grouped, isBeyondDigits, restOf, startOf } from './groups.ts';
import { useKeys } from './keys.ts';
import { byForm } from './offers.ts';
import { isNo, isPass, NotUntil } from './passing.tsx';
import type { Picking } from './picking.ts';
import type { Stage } from './stage.ts';
import { walkToLit } from './walk.ts';

interface Props {
  readonly picking: Picking;
  readonly stage: Stage;
  /** Says why none of these can be done. */
  explain(barred: readonly Offer[]): void;
}

export function ActionList({ picking, stage, explain }: Props) {
  const { kit } = stage;
  const offers = byForm(picking.offers.value.filter(({ allowed }) => allowed));
  const isNarrowed = picking.picked.value.length > 0;
  const isAskedToCutIn = offers.some((offer) => isNo(kit, offer));
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  useKeys({ a: () => firstIn(box.current)?.focus() });
  const say = words().table;
  return (
    <div class={isNarrowed ? 'action-list narrowed' : 'action-list'} ref={box}>
      {isNarrowed && (
        <p class="choosing" data-own>
          {isOneKind(offers) ? startOf(offers) : say.choose}
        </p>
      )}
      <div class="choices">
        <Choice
          key={JSON.stringify(picking.picked.value)}
          label={isNarrowed ? say.choose : say.actions}
          entries={
            onBoard(offers, kit) ??
            (isNarrowed ? few(offers, picking, kit) : all(offers, picking, kit))
          }
          back={isNarrowed ? () => picking.back() : undefined}
        />
        {!isNarrowed && offers.length > 1 && isAskedToCutIn && <NotUntil stage={stage} />}
      </div>
      {!isNarrowed && <BarredVerbs offers={picking.offers.value} kit={kit} explain={explain} />}
    </div>
  );
}

/** Lets things go on. */
const GO_ON = 'g';

interface BarredProps {
  readonly offers: readonly Offer[];
  readonly kit: BoardKit;
  explain(barred: readonly Offer[]): void;
}

/** What there is to do in this game and cannot be done now, one button for each kind: touched, it says why. */
function BarredVerbs({ offers, kit, explain }: BarredProps) {
  const verbs = Object.entries(kit.verbs?.() ?? {}).flatMap(([type, label]) => {
    const alike = offers.filter(({ action }) => action.type === type);
    return alike.length > 0 && alike.every(({ allowed }) => !allowed) ? [{ label, alike }] : [];
  });
  if (verbs.length === 0) return null;
  return (
    <ul class="barred-verbs" aria-label={words().table.barred}>
      {verbs.map(({ label, alike }) => (
        <li key={label}>
          <button type="button" aria-disabled="true" onClick={() => explain(alike)}>
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

/** Many places are touched on the board: the list says so, and leads there. */
function onBoard(offers: readonly Offer[], kit: BoardKit): readonly Entry[] | null {
  const [first] = offers;
  if (first === undefined || !isOneKind(offers) || !isBeyondDigits(offers)) return null;
  const label = kit.places?.(first.action) ?? null;
  if (label === null) return null;
  return [{ key: 'board', label, isWeighty: false, opens: false, choose: walkToLit }];
}

function all(offers: readonly Offer[], picking: Picking, kit: BoardKit): readonly Entry[] {
  return grouped(offers).map(({ label, offers: alike }) => {
    const [first, ...more] = alike as [Offer, ...Offer[]];
    const opens = more.length > 0;
    return {
      key: first.text,
      label,
      isWeighty: kit.isWeighty(first.action),
      letter: isPass(kit, first) ? GO_ON : undefined,
      opens,
      choose: () => (opens ? picking.pickType(first.action.type) : picking.choose(first)),
    };
  });
}

function few(offers: readonly Offer[], picking: Picking, kit: BoardKit): readonly Entry[] {
  const oneKind = isOneKind(offers);
  return offers.map((offer) => ({
    key: offer.text,
    label: oneKind ? restOf(offer, offers) : offer.words,
    full: offer.words,
    isWeighty: kit.isWeighty(offer.action),
    letter: isPass(kit, offer) ? GO_ON : undefined,
    opens: false,
    choose: () => picking.choose(offer),
  }));
}
