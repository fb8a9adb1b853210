// Why something cannot be done: asks the table, and picks the best of its answers.
import { signal } from '@preact/signals';
import type { Explanation } from '@tidetable/board/board.ts';
import { type Action, allOf, type Refusal, write } from '@tidetable/engine';
import type { Answer } from '../tables/shown.ts';
import { words } from '../words/index.ts';
import { peopleAt } from './people.ts';
import type { Stage } from './stage.ts';

/** A spot on the board or an element of the page. */
type Thing = string | Element;

interface Shown extends Explanation {
  /** What was touched; null if it was chosen elsewhere. */
  readonly at: Thing | null;
}

interface Refused {
  readonly action: Action;
  readonly refusal: Refusal & Pick<Answer, 'because'>;
}

export class Explaining {
  readonly #stage: Stage;
  readonly shown = signal<Shown | null>(null);
  /** Only the latest question counts. */
  #asked = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** Asks why none of these can be done, the likeliest first; `what` is what they have in common, where each says more than was chosen. */
  async ask(actions: readonly Action[], at: Thing | null, what?: string): Promise<void> {
    const asked = ++this.#asked;
    const { table } = this.#stage;
    const refusals = await Promise.all(actions.map((action) => table.why(write(action))));
    if (asked !== this.#asked) return;
    const refused = actions.flatMap((action, nth) => {
      const refusal = refusals[nth] ?? null;
      return refusal === null || refusal.code === 'malformed' ? [] : [{ action, refusal }];
    });
    const found = this.#explanationOf(refused, what);
    this.shown.value = found && { ...found, at };
  }

  /** The table's refusal of an action that was tried. */
  answered(answer: Answer): void {
    this.#asked++;
    this.shown.value = { ...this.toldBy(answer), at: null };
  }

  /** Why this one action cannot be done; null if it can. */
  async why(action: Action): Promise<Explanation | null> {
    const refusal = await this.#stage.table.why(write(action));
    return refusal === null ? null : this.#explanationOf([{ action, refusal }]);
  }

  /** The reason for the refusal. */
  toldBy({ rule, message, kind, ...told }: Answer): Explanation {
    return { title: message ?? kind, fact: this.#factOf(told), rule };
  }

  close(): void {
    this.#asked++;
    this.shown.value = null;
  }

  #explanationOf(refused: readonly Refused[], common?: string): Explanation | null {
    const best = refused.reduce<Refused | null>(
      (found, one) => (found === null || this.#worth(one) > this.#worth(found) ? one : found),
      null,
    );
    if (best === null) return null;
    const { code, rule, waiting = [] } = best.refusal;
    const { table, kit, shown } = this.#stage;
    const say = words().table;
    if (waiting.length > 0 && !waiting.includes(table.seat.value ?? -1)) {
      const who = allOf(waiting.map(peopleAt(table)));
      return { title: say.waiting(who), fact: this.#factOf(best.refusal), rule };
    }
    const what = common ?? kit.face.say(best.action, shown.value?.view ?? {});
    const title = code === 'barred' ? say.cannot(what) : say.cannotNow(what);
    return { title, fact: this.#factOf(best.refusal), rule };
  }

  #factOf({ reason, because }: Pick<Answer, 'reason' | 'because'>): string | undefined {
    const { kit, shown, table } = this.#stage;
    const { face } = kit;
    if (reason === undefined || face.because === undefined) return because;
    return face.because(reason, shown.value?.view ?? {}, table.seat.value);
  }

  /** A fact before a bare rule, the rulebook before a ruling, any rule before “not now”. */
  #worth({ refusal: { code, reason, rule = '' } }: Refused): number {
    const isPrinted = (this.#stage.kit.rulebook[rule]?.page ?? null) !== null;
    if (code === 'barred') return 3 + (reason === undefined ? 0 : 2) + (isPrinted ? 1 : 0);
    return code === 'not-offered' ? 2 : code === 'not-asked' ? 1 : 0;
  }
}
