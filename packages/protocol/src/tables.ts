// What is public of a table.
import { z } from 'zod';
import { id, moment, seat, whole } from './fields.ts';
import { options, optionsBody, optionValue } from './game-values.ts';
import { settingsBody, settingsShown } from './settings.ts';

export const personShown = z
  .object({ id, name: z.string(), kind: z.enum(['guest', 'account']) })
  .meta({ id: 'PersonShown' });

const seatShown = z.object({
  seat,
  person: personShown.nullable(),
  /** The bot that plays here, by itself or for a person who is away. */
  bot: z.string().nullable(),
  /** For whom it is kept. */
  reserved: personShown.nullable(),
  forfeited: z.boolean(),
  /** Whether the person has the table open from this seat; null for a free seat, and where a bot plays. */
  presence: z
    .object({
      isHere: z.boolean(),
      /** Null while connected, and for a person who never connected. */
      lastSeen: moment.nullable(),
    })
    .nullable(),
  /** The last nudge that the person has not answered by a move. */
  nudge: z.object({ by: seat, at: moment }).nullable(),
  /** Seats that would let a bot play on here. */
  playOn: z.array(seat),
});

/** For how many milliseconds a seat must have kept the table waiting. */
const patience = z.object({
  /** Before it may be nudged. */
  nudge: whole,
  /** Before the same seat may be nudged again. */
  nudgeAgain: whole,
  /** Before the others may let a bot play on, if the person is away for as long; null where a clock decides. */
  playOn: whole.nullable(),
});

const clockShown = z.object({
  /** Milliseconds that each seat has left, as of `since`. */
  banks: z.array(z.number().int()),
  since: moment,
  /** Whose time runs. */
  running: z.array(seat),
});

/** A doubtful rule that this table reads otherwise than usual. */
const houseRule = z.object({
  name: z.string(),
  label: z.string(),
  help: z.string(),
  value: optionValue,
});

export const status = z.enum(['open', 'playing', 'over', 'abandoned']);

/** The table that it follows or plays on from. */
const origin = z.unknown().meta({
  id: 'Origin',
  anyOf: [
    {
      type: 'object',
      properties: { rematch: { type: 'string' } },
      required: ['rematch'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: { fork: { type: 'string' }, ply: { type: 'integer' } },
      required: ['fork', 'ply'],
      additionalProperties: false,
    },
    { type: 'null' },
  ],
});

/** All there is to know about a table besides the game itself. */
export const tableShown = z
  .object({
    id,
    game: z.string(),
    rulesVersion: whole,
    seats: z.array(seatShown),
    options,
    /** Empty where every one is as usual; otherwise the table is unrated. */
    houseRules: z.array(houseRule),
    settings: settingsShown,
    status,
    isPublic: z.boolean(),
    rated: z.boolean(),
    daily: z.string().nullable(),
    owner: personShown,
    since: moment,
    seq: whole,
    commitment: z.string(),
    contributions: z.array(z.string().nullable()).nullable(),
    origin,
    rematch: id.nullable(),
    clock: clockShown.nullable(),
    patience,
    /** When the game's own time is up; null where it is not played against time, or does not run. */
    timeUp: moment.nullable(),
  })
  .meta({ id: 'TableShown' });
export type TableShown = z.infer<typeof tableShown>;

/** What an invitation shows before it is accepted. */
export const inviteShown = tableShown
  .pick({
    game: true,
    rulesVersion: true,
    seats: true,
    options: true,
    houseRules: true,
    settings: true,
    status: true,
    isPublic: true,
    rated: true,
    daily: true,
    owner: true,
  })
  .extend({
    /** `sit`: a seat is free; `seated`: you have one; `watch`: you may look on; `full`: neither. */
    way: z.enum(['sit', 'seated', 'watch', 'full']),
    /** Null unless you may open the table without taking up the invitation. */
    table: id.nullable(),
  });
export type InviteShown = z.infer<typeof inviteShown>;

/** Who sits where from the start: `me`, `bot`, a bot by name, or null for an open seat. */
export const seating = z.array(z.string().max(64).nullable()).max(64);

export const tableBody = z.strictObject({
  game: id,
  seats: z.number().int().min(1).max(64),
  options: optionsBody.optional(),
  settings: settingsBody.optional(),
  isPublic: z.boolean().optional(),
  rated: z.boolean().optional(),
  seating: seating.optional(),
});

export const chatLine = z.object({
  line: whole,
  at: moment,
  person: z.object({ id, name: z.string() }),
  room: z.enum(['table', 'spectators']),
  words: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;
