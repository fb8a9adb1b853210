// The small things that messages are made of.
import { z } from 'zod';

export const NAME = /^[A-Za-z0-9_-]{1,64}$/;
export const MOST_SEATS = 64;

export const id = z.string().regex(NAME);
export const seat = z
  .number()
  .int()
  .min(0)
  .max(MOST_SEATS - 1);
export const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
/** Milliseconds since 1970. */
export const moment = z.number().int().min(0);

/** Controls that turn text around or hide in it, and all others. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Line breaks, and what emojis are made of. */
const HARMLESS = /\n|\u200d|\ufe0f/g;

/** Words of a person: normal form, nothing invisible, no blank ends. */
function words(least: number, most: number) {
  return z
    .string()
    .max(4 * most)
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(least).max(most))
    .refine((text) => !HIDDEN.test(text.replace(HARMLESS, '')), {
      message: 'holds characters that cannot be seen',
    });
}

export const name = words(1, 30).refine((text) => !HIDDEN.test(text) && /\p{L}|\p{N}/u.test(text), {
  message: 'needs a letter or a digit, and one line',
});
export const line = words(1, 500);
/** What somebody adds to the chance of a table. */
export const contribution = words(1, 100);

/** As in 2026-11-15. */
export const day = z.iso.date();

/** By which an account is entered; upper and lower case are the same. */
export const login = z
  .string()
  .regex(/^[A-Za-z0-9._-]{3,30}$/)
  .transform((text) => text.toLowerCase());

/** Any letters at all: length is what counts. */
export const password = z.string().min(10).max(200);

export const done = z.strictObject({});

/** What any route answers when it does not do what was asked. */
export const fault = z.object({
  error: z.object({
    code: z.string(),
    /** For people: what was wrong and what would be right. */
    message: z.string(),
    rule: z.string().optional(),
  }),
});
