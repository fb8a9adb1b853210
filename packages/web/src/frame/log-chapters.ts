// The log in chapters: a heading for every turn, and under it a sentence for every event.
import type { BoardKit } from '@tidetable/board/board.ts';
import {
  type Face,
  type GameEvent,
  itemAt,
  type Reader,
  type RuleId,
  type Seat,
} from '@tidetable/engine';
import type { LogLine } from './log-lines.ts';

export interface Sentence {
  readonly id: string;
  readonly text: string;
  /** The kind of its first event. */
  readonly kind: string;
  /** The log entries that it covers. */
  readonly entries: readonly string[];
  /** The moment after it. */
  readonly ply: number;
  readonly rules: readonly RuleId[];
  /** Whether it concerns the seat that looks: done by it, or to it. */
  readonly about: 'own' | 'hit' | null;
}

export interface Chapter {
  readonly id: string;
  /** Index of its first line. */
  readonly first: number;
  /** Null before the first turn. */
  readonly heading: (Sentence & { readonly seat: Seat; readonly round: number }) | null;
  readonly sentences: readonly Sentence[];
}

const TURN = 'turn-began';

type Telling = Pick<BoardKit, 'face' | 'affects'>;

/** Incremental: only the last chapter is ever rebuilt. */
export class LogBook {
  readonly #kit: Telling;
  #read: readonly LogLine[] = [];
  #seat: Seat | null = null;
  #reader: Reader = null;
  #chapters: readonly Chapter[] = [];

  constructor(kit: Telling) {
    this.#kit = kit;
  }

  /** For the seat that looks; the reader is that seat, or null where no seat is “you”. */
  read(
    lines: readonly LogLine[],
    view: object,
    seat: Seat | null,
    reader: Reader = null,
  ): readonly Chapter[] {
    const isSame = seat === this.#seat && reader === this.#reader;
    const goesOn = isSame && this.#read.every((line, nth) => line === lines[nth]);
    if (goesOn && lines.length === this.#read.length) return this.#chapters;
    const kept = goesOn ? this.#chapters.slice(0, -1) : [];
    const from = goesOn ? (this.#chapters.at(-1)?.first ?? 0) : 0;
    [this.#read, this.#seat, this.#reader] = [lines, seat, reader];
    this.#chapters = this.#write(kept, lines.slice(from), from, view);
    return this.#chapters;
  }

  #write(
    kept: readonly Chapter[],
    lines: readonly LogLine[],
    from: number,
    view: object,
  ): readonly Chapter[] {
    const chapters = [...kept];
    let sentences: Sentence[] = [];
    let first = from;
    for (const group of groupsOf(lines, this.#kit.face, view, this.#reader)) {
      const about = this.#aboutOf(group.lines, chapters.at(-1)?.heading ?? null);
      const sentence = sentenceOf(group, about);
      const turn = turnOf(group.lines[0]?.event ?? null);
      if (turn === null && chapters.length > kept.length) sentences.push(sentence);
      else {
        sentences = turn === null ? [sentence] : [];
        const round = chapters.filter(({ heading }) => heading?.seat === turn).length + 1;
        const heading = turn === null ? null : { ...sentence, seat: turn, round };
        chapters.push({ id: sentence.id, first, heading, sentences });
      }
      first += group.lines.length;
    }
    return chapters;
  }

  /** What begins one's own turn is not attributed to another seat, though its action led to it. */
  #aboutOf(lines: readonly LogLine[], turn: Chapter['heading']): Sentence['about'] {
    const seat = this.#seat;
    if (seat === null) return null;
    const begun = turn?.seat === seat ? turn.entries : [];
    const others = lines.filter(({ entry }) => !begun.includes(entry));
    if (others.some((line) => this.#isHit(line, seat))) return 'hit';
    const doer = lines[0]?.event as { readonly seat?: Seat } | null | undefined;
    return doer?.seat === seat ? 'own' : null;
  }

  #isHit({ seat: doer, event }: LogLine, seat: Seat): boolean {
    return doer !== seat && event !== null && this.#kit.affects?.(event).includes(seat) === true;
  }
}

interface Group {
  readonly lines: LogLine[];
  text: string;
}

/** Lines that form one sentence. */
function groupsOf(
  lines: readonly LogLine[],
  face: Face,
  view: object,
  reader: Reader,
): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    const text = last === undefined ? null : joined(last.lines, line, face, view, reader);
    if (last === undefined || text === null) groups.push({ lines: [line], text: line.text });
    else {
      last.lines.push(line);
      last.text = text;
    }
  }
  return groups;
}

function joined(
  before: readonly LogLine[],
  line: LogLine,
  face: Face,
  view: object,
  reader: Reader,
): string | null {
  if (face.joinEvents === undefined) return null;
  const events = [...before, line].map(({ event }) => event);
  return events.includes(null) ? null : face.joinEvents(events as GameEvent[], view, reader);
}

function sentenceOf({ lines, text }: Group, about: Sentence['about']): Sentence {
  const [first, last] = [itemAt(lines, 0), itemAt(lines, lines.length - 1)];
  return {
    id: first.id,
    text,
    kind: first.event?.type ?? 'undone',
    entries: [...new Set(lines.map(({ entry }) => entry))],
    ply: last.ply,
    rules: [...new Set(lines.flatMap(({ rule }) => rule ?? []))],
    about,
  };
}

function turnOf(event: GameEvent | null): Seat | null {
  return event?.type === TURN ? ((event as unknown as { readonly seat: Seat }).seat ?? null) : null;
}
