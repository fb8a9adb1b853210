// How a table is run, described for programs; the server judges it.
import { z } from 'zod';

const YEAR = 366 * 24 * 60 * 60;
const seconds = z.number().int().min(1).max(YEAR);

const settings = z.strictObject({
  pace: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('untimed') }),
    z.strictObject({
      kind: z.literal('live'),
      bank: seconds,
      increment: z.number().int().min(0).max(YEAR),
    }),
    z.strictObject({ kind: z.literal('per-move'), time: seconds }),
  ]),
  undo: z.enum(['free', 'consent']),
  atZero: z.enum(['nothing', 'stand-in', 'bot', 'loss']),
  leaver: z.enum(['wait', 'bot', 'stand-in']),
});

function described(id: string, schema: z.ZodType) {
  const { $schema: _said, ...plain } = z.toJSONSchema(schema);
  return { id, ...plain };
}

export const settingsShown = z.unknown().meta(described('Settings', settings));

/** Omitted settings have their defaults. */
export const settingsBody = z
  .record(z.string().max(64), z.unknown())
  .meta(described('SettingsBody', settings.partial()));
