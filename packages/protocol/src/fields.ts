// Fields that many messages share.
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

/** All control characters, also those that reverse text or hide in it. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** Line breaks, and the invisible parts of emojis. */
const HARMLESS = /\n|\u200d|\ufe0f/g;

type Why = 'hidden' | 'letterless' | 'several-lines' | 'too-long';

/** A form puts it into words: field-faults.ts. */
const because = (why: Why, limit?: number) => ({ message: why, params: { why, limit } });

/** Text by a person: normalized, trimmed, nothing invisible. */
function personText(least: number, most: number) {
  return z
    .string()
    .refine((text) => text.length <= 4 * most, because('too-long', most))
    .transform((text) => text.normalize('NFC').trim())
    .pipe(z.string().min(least).max(most))
    .refine((text) => !HIDDEN.test(text.replace(HARMLESS, '')), because('hidden'));
}

/** One emoji, with an optional skin tone or variation selector. */
const PICTURE = String.raw`\p{Extended_Pictographic}(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}\ufe0f?)?`;

/** Emojis as people type them: pictures, also joined to one, and keycaps. */
const EMOJIS = new RegExp(`${PICTURE}(?:\\u200d${PICTURE})*|[0-9#*]\\ufe0f?\\u20e3`, 'gu');

/** Invisible characters. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

const LONGEST_NAME = 30;
/** An emoji that counts as one letter is made of up to a dozen code points. */
const MOST_CODE_POINTS = 60;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** One line that can be read out; a joined emoji counts as one letter. */
export const name = z
  .string()
  .refine((text) => text.length <= 4 * LONGEST_NAME, because('too-long', LONGEST_NAME))
  .transform((text) => text.normalize('NFC').trim())
  .pipe(z.string().min(1))
  .superRefine((text, { addIssue }) => {
    const why = whyNoName(text);
    if (why !== null) addIssue({ code: 'custom', ...because(why, LONGEST_NAME) });
  });

function whyNoName(text: string): Why | null {
  const bare = text.replace(EMOJIS, '');
  if ([...text].length > MOST_CODE_POINTS) return 'too-long';
  if ([...letters.segment(text)].length > LONGEST_NAME) return 'too-long';
  if (/[\n\r\u2028\u2029]/.test(text)) return 'several-lines';
  if (HIDDEN.test(bare) || INVISIBLE.test(bare)) return 'hidden';
  return /\p{L}|\p{N}/u.test(bare) ? null : 'letterless';
}

export const line = personText(1, 500);
/** What a seat adds to the chance of a table. */
export const contribution = personText(1, 100);

/** As in 2026-11-15. */
export const day = z.iso.date();

/** Case does not matter. */
export const login = z
  .string()
  .regex(/^[A-Za-z0-9._-]{3,30}$/)
  .transform((text) => text.toLowerCase());

/** Any characters: only the length matters. */
export const password = z.string().min(10).max(200);

export const done = z.strictObject({});

/** The body of every refusal. */
export const fault = z.object({
  error: z.object({
    code: z.string(),
    /** For people: what was wrong and what would be right. */
    message: z.string(),
    rule: z.string().optional(),
    /** The fields that are wrong, and why; for forms. */
    fields: z
      .array(z.object({ field: z.string(), why: z.string(), limit: z.number().optional() }))
      .optional(),
    /** Seconds until it may be tried again. */
    wait: z.number().int().optional(),
  }),
});
