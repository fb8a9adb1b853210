// One game in a worker: people at this screen, bots in the other seats.
import { type Bot, cutIn, decision } from '@tidetable/bots/asking';
import {
  type Action,
  type Game,
  Generator,
  Match,
  type Offer,
  type RuleId,
  readNotation,
  type Seat,
  type Viewer,
  write,
} from '@tidetable/engine';
import type { Answer, Shown, TakeBack } from '../shown.ts';
import type { Opening, Sitter, ToldLocally } from './messages.ts';

export class LocalGame {
  readonly match: Match;
  readonly #bots: readonly (Bot | null)[];
  readonly #chance = systemChance();
  /** Counts actions and undos alike, so that every moment has its own number. */
  #seq: number;

  constructor(match: Match, seating: readonly Sitter[], bots: readonly Bot[]) {
    this.match = match;
    this.#seq = match.ply;
    this.#bots = seating.map((sitter) =>
      'bot' in sitter ? (bots.find(({ name }) => name === sitter.bot) ?? bots[0] ?? null) : null,
    );
  }

  static open(game: Game, { seating, options, seed }: Opening, bots: readonly Bot[]): LocalGame {
    const match = Match.start(game, { seats: seating.length, seed, options });
    return new LocalGame(match, seating, bots);
  }

  shownTo(viewer: Viewer): Shown {
    const { match } = this;
    const { must, may } = match.deciders;
    const isSeat = viewer !== 'spectator';
    return {
      seq: this.#seq,
      view: match.view(viewer),
      menu: isSeat ? menuOf(match, viewer) : null,
      must: [...must],
      may: isSeat && may.includes(viewer),
      undoable: isSeat ? match.undoable(viewer) : 0,
      seed: null,
    };
  }

  play(seat: Seat, action: Action): { answer: Answer; told: ToldLocally | null } {
    const played = this.match.play(seat, action);
    if (!played.ok) return { answer: { kind: 'refused', ...played.refusal }, told: null };
    this.#seq += 1;
    return { answer: { kind: 'accepted' }, told: { seq: this.#seq, seat, events: played.events } };
  }

  playText(seat: Seat, text: string) {
    return this.play(seat, readNotation(text));
  }

  undo(seat: Seat, what: TakeBack): { answer: Answer; told: ToldLocally | null } {
    const count = what === 'turn' ? this.match.undoable(seat) : 1;
    for (let done = 0; done < Math.max(count, 1); done++) {
      const undone = this.match.undo(seat);
      if (!undone.ok) return { answer: { kind: 'refused', message: undone.reason }, told: null };
    }
    this.#seq += 1;
    return { answer: { kind: 'accepted' }, told: { seq: this.#seq, seat, undo: what, events: [] } };
  }

  /** What the next bot does, if one is asked before any person. */
  botTurn(): { readonly seat: Seat; readonly action: Action } | null {
    const { game, state } = this.match;
    if (state.outcome !== null) return null;
    const { must, may } = this.match.deciders;
    for (const seat of may) {
      const bot = this.#bots[seat];
      const action = bot ? cutIn(game, state, bot, seat, this.#chance) : null;
      if (action !== null) return { seat, action };
    }
    for (const seat of must) {
      const bot = this.#bots[seat];
      if (bot) return { seat, action: decision(game, state, bot, seat, this.#chance) };
    }
    return null;
  }
}

function menuOf(match: Match, seat: Seat): Shown['menu'] {
  const { allowed, barred } = match.menu(seat);
  const chosen = allowed.filter(({ action }) => action.type !== match.game.timeUp);
  if (chosen.length + barred.length === 0) return null;
  return { allowed: byRule(chosen), barred: byRule(barred) };
}

function byRule(offers: readonly Offer<Action>[]): Record<RuleId, string[]> {
  const groups: Record<RuleId, string[]> = {};
  for (const { action, rule } of offers) {
    groups[rule] ??= [];
    groups[rule].push(write(action));
  }
  return groups;
}

/** The bots' own chance, which has nothing to do with the game's. */
function systemChance(): Generator {
  const [a = 0, b = 0, c = 0, d = 1] = crypto.getRandomValues(new Int32Array(4));
  return new Generator(a, b, c, d);
}
