// An action can be about several things, a card and then a pawn: each touch narrows the choice and lights the next.
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { BoardKit, Offer, Spot, SpotState, Step } from '@tidetable/board/board.ts';

/** One step of a choice: a spot on the board, or a kind of action in the list. */
type Picked = { readonly spot: Spot } | { readonly type: string };

interface Candidate {
  readonly offer: Offer;
  readonly steps: readonly Step[];
}

interface Left {
  readonly candidates: readonly Candidate[];
  /** How many of their steps have been taken. */
  readonly depth: number;
}

interface Source {
  readonly kit: Pick<BoardKit, 'spotsOf'>;
  readonly offers: ReadonlySignal<readonly Offer[]>;
  view(): object;
  choose(offer: Offer): void;
  /** Says beside the touched spot why none of these can be done. */
  explain(barred: readonly Offer[], spot: Spot): void;
  /** Whether there is a reason to give for a spot that nothing can be done with. */
  explains(spot: Spot): boolean;
  /** Says why nothing can be done there. */
  wonder(spot: Spot): void;
}

export class Picking {
  readonly #source: Source;
  readonly #path = signal<readonly Picked[]>([]);
  readonly #all: ReadonlySignal<Left>;
  readonly #left: ReadonlySignal<Left>;
  /** What has been picked so far; a new menu keeps it as long as it still leads somewhere. */
  readonly picked: ReadonlySignal<readonly Picked[]>;
  /** What could still be done with it. */
  readonly offers: ReadonlySignal<readonly Offer[]>;
  /** The spot whose touch left a choice to be made there; null where the next step is another spot. */
  readonly asksAt: ReadonlySignal<Spot | null>;
  /** How many spots are lit; several actions may share one. */
  readonly litSpots: ReadonlySignal<number>;
  /** Every allowed action is lit somewhere. */
  readonly isAllLit: ReadonlySignal<boolean>;
  /** The same, by the next spot to touch. */
  readonly #bySpot: ReadonlySignal<ReadonlyMap<Spot, readonly Candidate[]>>;

  constructor(source: Source) {
    this.#source = source;
    this.#all = computed(() => ({
      candidates: source.offers.value.map((offer) => ({
        offer,
        steps: source.kit.spotsOf(offer.action, source.view()),
      })),
      depth: 0,
    }));
    this.picked = computed(() => {
      const { candidates } = this.#path.value.reduce(narrowed, this.#all.value);
      return candidates.some(({ offer }) => offer.allowed) ? this.#path.value : [];
    });
    this.#left = computed(() => this.picked.value.reduce(narrowed, this.#all.value));
    this.offers = computed(() => this.#left.value.candidates.map(({ offer }) => offer));
    this.#bySpot = computed(() => bySpot(this.#left.value));
    this.asksAt = computed(() => {
      const last = this.picked.value.at(-1);
      if (last === undefined || !('spot' in last)) return null;
      const open = this.#open();
      const isOneKind = new Set(open.map(({ offer }) => offer.action.type)).size === 1;
      const { depth } = this.#left.value;
      return isOneKind && open.every(({ steps }) => steps.length > depth) ? null : last.spot;
    });
    this.litSpots = computed(
      () => new Set(this.#open().map(({ steps }) => `${steps[this.#left.value.depth]}`)).size,
    );
    this.isAllLit = computed(() =>
      this.#open().every(({ steps }) => steps[this.#left.value.depth] !== undefined),
    );
  }

  #open(): readonly Candidate[] {
    return this.#left.value.candidates.filter(({ offer }) => offer.allowed);
  }

  readonly state = (spot: Spot): SpotState => {
    if (this.#isPicked(spot)) return { kind: 'picked' };
    const here = this.#at(spot);
    if (here.length === 0) return { kind: 'plain', explains: this.#source.explains(spot) };
    return { kind: here.some(({ offer }) => offer.allowed) ? 'open' : 'barred' };
  };

  /** What touching it is about. */
  at(spot: Spot): readonly Offer[] {
    return this.#at(spot).map(({ offer }) => offer);
  }

  /** Plays what can be done there, lights what comes next, or says why not. */
  readonly pick = (spot: Spot): void => {
    if (this.#isPicked(spot)) return this.back();
    if (this.#at(spot).length === 0) this.reset();
    const { depth } = this.#left.value;
    const here = this.#at(spot);
    const [only, ...more] = apart(here.filter(({ offer }) => offer.allowed));
    if (here.length === 0) this.#source.wonder(spot);
    else if (only === undefined)
      this.#source.explain(
        here.map(({ offer }) => offer),
        spot,
      );
    else if (more.length === 0 && only.steps.length === depth + 1) this.choose(only.offer);
    else this.#go([...this.picked.value, { spot }]);
  };

  #at(spot: Spot): readonly Candidate[] {
    return this.#bySpot.value.get(spot) ?? [];
  }

  /** Only actions of this kind. */
  pickType(type: string): void {
    this.#go([...this.picked.value, { type }]);
  }

  choose(offer: Offer): void {
    this.reset();
    this.#source.choose(offer);
  }

  back(): void {
    this.#go(this.picked.value.slice(0, -1));
  }

  reset(): void {
    this.#go([]);
  }

  #go(picked: readonly Picked[]): void {
    this.#path.value = picked;
  }

  #isPicked(spot: Spot): boolean {
    return this.picked.value.some((one) => 'spot' in one && one.spot === spot);
  }
}

function narrowed({ candidates, depth }: Left, picked: Picked): Left {
  if ('spot' in picked)
    return {
      candidates: candidates.filter(({ steps }) => hasSpot(steps[depth], picked.spot)),
      depth: depth + 1,
    };
  return pastShared({
    candidates: candidates.filter(({ offer }) => offer.action.type === picked.type),
    depth,
  });
}

/** A step that all of them share need not be touched again. */
function pastShared({ candidates, depth }: Left): Left {
  const open = candidates.filter(({ offer }) => offer.allowed);
  const first = open[0]?.steps[depth];
  const isShared =
    open.length > 0 &&
    first !== undefined &&
    open.every(({ steps }) => steps.length > depth + 1 && `${steps[depth]}` === `${first}`);
  return isShared ? pastShared({ candidates, depth: depth + 1 }) : { candidates, depth };
}

function bySpot({ candidates, depth }: Left): ReadonlyMap<Spot, readonly Candidate[]> {
  const spots = new Map<Spot, Candidate[]>();
  for (const candidate of candidates)
    for (const spot of new Set([candidate.steps[depth] ?? []].flat())) {
      const here = spots.get(spot);
      if (here === undefined) spots.set(spot, [candidate]);
      else here.push(candidate);
    }
  return spots;
}

/** Actions of one form count as one choice. */
function apart(candidates: readonly Candidate[]): readonly Candidate[] {
  const forms = candidates.map(({ offer }) => offer.form);
  return candidates.filter((_one, nth) => {
    const form = forms[nth];
    return form === undefined || forms.indexOf(form) === nth;
  });
}

function hasSpot(step: Step | undefined, spot: Spot): boolean {
  return typeof step === 'string' ? step === spot : (step?.includes(spot) ?? false);
}
