// What a game says to its readers: collected while games are played, then checked for grammar.
import type { Face, GameEvent, Outcome, Reader, Seat, Types } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';

interface Heard {
  readonly text: string;
  /** What the text must not call the reader; null for a spectator's. */
  readonly own: string | null;
}

/** Ends in s, may follow "you", and is no verb. */
const NO_VERBS = ['as', 'this', 'its', 'plus', 'yes', 'besides', 'always'];

/** The same after a name and after "you", or no verb. */
const UNCHANGED = 'and all may must would can will could had lost won called rolled'.split(' ');

/** Keeps the log of one reader at a time, as a client does, beside the same log for a spectator. */
export class Speech<T extends Types> {
  readonly #face: Face<T>;
  readonly #nameOf: (view: T['view'], seat: Seat) => string;
  readonly #texts = new Map<string, Heard>();
  readonly #names = new Set<string>();
  readonly #kinds = new Set<string>();
  /** Kinds of event that name a seat, and those told to that very seat. */
  readonly #naming = new Set<string>();
  readonly #toReader = new Set<string>();
  readonly #steps = new Set<string>();
  readonly #faults = new Set<string>();
  #reader: Reader = null;
  #turn: Seat | null = null;
  #group: T['event'][] = [];

  /** `nameOf` gives the name in the middle of a sentence: "the Gull", "Red". */
  constructor(face: Face<T>, nameOf: (view: T['view'], seat: Seat) => string) {
    this.#face = face;
    this.#nameOf = nameOf;
  }

  /** Begins another table. */
  begin(reader: Reader): void {
    this.#reader = reader;
    this.#turn = null;
    this.#group = [];
  }

  /** What the reader may know of one action, and the reader's view after it. */
  tell(events: readonly T['event'][], view: T['view']): void {
    for (const event of events) {
      if (event.type === 'turn-began')
        this.#turn = (event as GameEvent & { readonly seat: Seat }).seat;
      this.#kinds.add(event.type);
      this.#compare(
        event.type,
        view,
        this.#face.tell(event, view, this.#reader),
        this.#face.tell(event, view),
      );
      this.#join(event, view);
    }
  }

  ask(view: T['view'], seat: Seat): void {
    const text = this.#face.prompt(view, seat);
    const { agenda } = view as { readonly agenda?: readonly { readonly step: string }[] };
    this.#steps.add(agenda?.at(-1)?.step ?? '');
    this.#texts.set(text, { text, own: null });
    const saysTurn = text.startsWith('Your turn, ');
    if (this.#turn !== null && saysTurn !== (this.#turn === seat))
      this.#faults.add(`${text} | said to seat ${seat} in the turn of seat ${this.#turn}`);
    if (!saysTurn && !/^[A-Z][^:,]*, [^A-Z]|^[A-Z][^:,]*, [A-Z][a-z']+ /.test(text))
      this.#faults.add(`${text} | addresses nobody`);
  }

  refuse(reason: T['reason'], view: T['view'], seat: Seat): void {
    const text = this.#face.because?.(reason, view, seat) ?? '';
    this.#texts.set(`${seat} ${text}`, { text, own: this.#nameOf(view, seat) });
  }

  end(outcome: Outcome, view: T['view'], seats: number): void {
    for (let seat = 0; seat < seats; seat++) {
      const text = this.#face.result(outcome, seat);
      this.#texts.set(`${seat} ${text}`, { text, own: this.#nameOf(view, seat) });
      if (!/^You\b/.test(text)) this.#faults.add(`${text} | is not said to seat ${seat}`);
    }
    const text = this.#face.result(outcome);
    this.#texts.set(text, { text, own: null });
    if (/\byou\b/i.test(text)) this.#faults.add(`${text} | is said to a spectator`);
  }

  #join(event: T['event'], view: T['view']): void {
    const events = [...this.#group, event];
    const told = events.length > 1 ? this.#face.joinEvents?.(events, view, this.#reader) : null;
    this.#group = told == null ? [event] : events;
    if (told == null) return;
    this.#compare(event.type, view, told, this.#face.joinEvents?.(events, view) ?? '');
  }

  #compare(kind: string, view: T['view'], told: string, toAll: string): void {
    const [text, neutral] = [unquoted(told), unquoted(toAll)];
    const reader = this.#reader;
    const seats = (view as { readonly seats?: number }).seats ?? 0;
    for (let seat = 0; seat < seats; seat++) {
      const name = this.#nameOf(view, seat);
      this.#names.add(name);
      if (neutral.toLowerCase().includes(name.toLowerCase())) this.#naming.add(kind);
    }
    const own = reader == null ? null : this.#nameOf(view, reader);
    this.#texts.set(`${own} ${text}`, { text, own });
    this.#texts.set(neutral, { text: neutral, own: null });
    if (/\byou\b/i.test(neutral)) this.#faults.add(`${neutral} | is said to a spectator`);
    if (/\byour?(self|s)?\b/i.test(text)) this.#toReader.add(kind);
    else if (text !== neutral) this.#faults.add(`${text} | is another sentence than: ${neutral}`);
  }

  /** Sentences that are wrong, each with what is wrong. */
  faults(): string[] {
    const verbs = this.#verbs();
    const found = [...this.#texts.values()].flatMap(({ text, own }) =>
      [...faultsIn(text, verbs), ...(own !== null && calls(text, own) ? [`says ${own}`] : [])].map(
        (fault) => `${text} | ${fault}`,
      ),
    );
    return [...this.#faults, ...new Set(found)];
  }

  /** The verbs of all sentences: as they follow a name, and as they follow "you". */
  #verbs(): Verbs {
    const names = [...this.#names];
    const third = new Set<string>();
    const plain = new Set<string>();
    for (const { text } of this.#texts.values()) {
      for (const [, verb = ''] of text.matchAll(/(?:^|; )[Yy]ou ([a-z]+)\b/g))
        if (!UNCHANGED.includes(verb)) plain.add(verb);
      for (const name of names)
        if (text.toLowerCase().startsWith(`${name.toLowerCase()} `)) {
          const verb = /^ ([a-z]+s)\b/.exec(text.slice(name.length))?.[1];
          if (verb !== undefined && !plain.has(verb)) third.add(verb);
        }
    }
    return { names, third, plain };
  }

  /** Kinds of event that were not heard, or that name people but never named the reader. */
  unheard(events: readonly string[]): string[] {
    return events.filter(
      (kind) => !this.#kinds.has(kind) || (this.#naming.has(kind) && !this.#toReader.has(kind)),
    );
  }

  unasked(steps: readonly string[]): string[] {
    return steps.filter((step) => !this.#steps.has(step));
  }
}

/** Brackets hold the words of cards, which say "you" to everybody. */
function unquoted(text: string): string {
  return text.replace(/ \([^()]*\)/g, '');
}

interface Verbs {
  readonly names: readonly string[];
  /** "sails". */
  readonly third: ReadonlySet<string>;
  /** "sail". */
  readonly plain: ReadonlySet<string>;
}

function calls(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\b`, 'i').test(text);
}

/** What is wrong with the grammar of one sentence. */
export function faultsIn(text: string, { names, third, plain }: Verbs): string[] {
  const faults: string[] = [];
  for (const [, verb = ''] of text.matchAll(/\b[Yy]ou ([a-z]+s)\b/g))
    if (!NO_VERBS.includes(verb) && !verb.endsWith('ss')) faults.push(`you ${verb}`);
  for (const [, verb = ''] of text.matchAll(/(?<!between )\b[Yy]ou and [^.;:]*? ([a-z]+s)\b/g))
    if (third.has(verb)) faults.push(`you and … ${verb}`);
  for (const clause of text.split(/[;:.!?] /))
    if (/^you\b/i.test(clause))
      for (const [, verb = ''] of clause.matchAll(/(?:,| and) ([a-z]+)\b/g))
        if (third.has(verb)) faults.push(`you … ${verb}`);
  for (const name of names)
    for (const [, verb = ''] of text.matchAll(
      new RegExp(`(?<!and |, |may )\\b${name} ([a-z]+)\\b`, 'gi'),
    ))
      if (plain.has(verb)) faults.push(`${name} ${verb}`);
  if (/\byou['’]s\b/i.test(text)) faults.push("you's");
  if (/(?<!one|each|all|both) of you\b/.test(text)) faults.push('of you');
  if (/(?:^|[.!?] )your?(?:s|self)?\b/.test(text)) faults.push('begins with a small letter');
  if (/[^.!?] Your?(?:s|self)?\b/.test(text)) faults.push('a capital in mid-sentence');
  return faults;
}

/** The suite: nothing that was heard is wrong, and everything was heard. */
export function speaksToItsReader<T extends Types>(
  speech: Speech<T>,
  heard: { readonly events: readonly string[]; readonly steps: readonly string[] },
): void {
  describe('what is said to its reader', () => {
    it('has the right verbs, names and capitals', () => {
      expect(speech.faults().slice(0, 20)).toEqual([]);
    });

    it('was heard of every kind of event, with the reader in it', () => {
      expect(speech.unheard(heard.events)).toEqual([]);
    });

    it('was heard at every decision', () => {
      expect(speech.unasked(heard.steps)).toEqual([]);
    });
  });
}
