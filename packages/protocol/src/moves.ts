// Moves, and what a table answers to them.
import { z } from 'zod';
import { NAME, seat, whole } from './fields.ts';
import { gameEvent, gameView, reason } from './game-values.ts';
import type { LogEntry, TableView, TableWords } from './views.ts';

export const LONGEST_ACTION = 400;

/** Chosen by the sender: new for every request, the same when it is sent again. */
export const request = z.string().regex(NAME);

/** In notation, or as a flat record. */
export const action = z.union([
  z.string().max(LONGEST_ACTION),
  z.record(z.string().max(64), z.union([z.string().max(200), z.number(), z.boolean()])),
]);
export type MoveAction = z.infer<typeof action>;

/** The last action or all of the turn; or the answer to a seat that asked for that. */
export const takeBack = z.enum(['action', 'turn', 'agree', 'refuse']);
export type TakeBack = z.infer<typeof takeBack>;

export const moveBody = z.strictObject({ request, base: whole, action });
export const undoBody = z.strictObject({ request, base: whole, what: takeBack });

const actionsByRule = z.record(z.string(), z.array(z.string()));

const tableWords: z.ZodType<TableWords, TableWords> = z.object({
  prompt: z.string().nullable(),
  actions: z.record(z.string(), z.string()),
  result: z.string().nullable(),
} satisfies Record<keyof TableWords, z.ZodType>);

export const tableView: z.ZodType<TableView, TableView> = z
  .object({
    seq: whole,
    view: gameView,
    menu: z
      .object({ allowed: actionsByRule, barred: actionsByRule, open: actionsByRule })
      .nullable(),
    must: z.array(seat),
    may: z.boolean(),
    undoable: whole,
    asked: z.object({ seat, turn: z.boolean(), agreed: z.array(seat) }).nullable(),
    seed: z.string().nullable(),
    words: tableWords.exactOptional(),
  } satisfies Record<keyof TableView, z.ZodType>)
  .meta({ id: 'TableView' });

export const logEntry: z.ZodType<LogEntry, LogEntry> = z
  .object({
    seq: whole,
    seat,
    undo: z.string().exactOptional(),
    ply: whole.exactOptional(),
    events: z.array(gameEvent).exactOptional(),
    told: z.array(z.string()).exactOptional(),
  } satisfies Record<keyof LogEntry, z.ZodType>)
  .meta({ id: 'LogEntry' });

const whyNot = {
  code: z.string(),
  /** For people: what was wrong, or the rule that fails. */
  message: z.string(),
  /** Absent only where the action is malformed, or what fails is not the rules. */
  rule: z.string().optional(),
  /** The failing fact, in numbers and places, as the game has it. */
  reason: reason.optional(),
  /** The same as a sentence. */
  because: z.string().optional(),
  /** The seats that must decide first, where it is not the time for this. */
  waiting: z.array(seat).readonly().optional(),
};

/** Whether a seat may do something now: by which rule, or why not. */
export const why = z.discriminatedUnion('allowed', [
  z.object({ allowed: z.literal(true), rule: z.string() }),
  z.object({ allowed: z.literal(false), ...whyNot }),
]);
export type Why = z.infer<typeof why>;

/** Another entry may have come first: `conflict` brings the table as it is now. `not-saved`: send the same again. */
export const moveResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), seq: whole }),
  z.object({ kind: z.literal('conflict'), seq: whole, shown: tableView }),
  z.object({ kind: z.literal('refused'), ...whyNot }),
  z.object({ kind: z.literal('not-your-seat'), message: z.string() }),
  z.object({ kind: z.literal('malformed'), message: z.string() }),
  z.object({ kind: z.literal('not-saved'), message: z.string() }),
  z.object({ kind: z.literal('closed'), message: z.string() }),
]);
export type MoveResult = z.infer<typeof moveResult>;
