// Parts of messages that a game fills in and judges; the schemas here describe them to programs.
import type { GameEvent } from '@tidetable/engine';
import { z } from 'zod';

const JSON_VALUE = { $ref: '#/components/schemas/Json' };

export const json = z.unknown().meta({
  id: 'Json',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'null' },
    { type: 'array', items: JSON_VALUE },
    { type: 'object', additionalProperties: JSON_VALUE },
  ],
});

/** By the kind of option: a choice, a number, a flag or a list. */
export const optionValue = z.unknown().meta({
  id: 'OptionValue',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'array', items: { type: 'string' } },
  ],
});

/** All of a table's options, by name. */
export const options = z.unknown().meta({
  id: 'Options',
  type: 'object',
  additionalProperties: { $ref: '#/components/schemas/OptionValue' },
});

/** Omitted options have their defaults. */
export const optionsBody = z.record(z.string().max(64), optionValue);

export const gameView = z.custom<object>().meta({
  id: 'GameView',
  description: 'What this viewer may know of the game, as the game has it.',
  type: 'object',
  additionalProperties: JSON_VALUE,
});

export const gameEvent = z.custom<GameEvent>().meta({
  id: 'GameEvent',
  type: 'object',
  properties: { type: { type: 'string' }, rule: { type: 'string' } },
  required: ['type'],
  additionalProperties: JSON_VALUE,
});

export const reason = z.custom<{ readonly because: string }>().meta({
  id: 'Reason',
  type: 'object',
  properties: { because: { type: 'string' } },
  required: ['because'],
  additionalProperties: JSON_VALUE,
});
