// What goes out on the live channel, as frames ready to be written: made once, however many get the same.
import type { Patch } from '@tidetable/protocol';
import type { TableId } from '../store/store.ts';
import type { Message } from '../tables/audience.ts';

const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x10000;

/** A text as one frame of RFC 6455, which a server does not mask. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < LONG ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) {
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, head);
  return frame;
}

const frames = new WeakMap<Message, Buffer>();
const texts = new WeakMap<object, string>();

/** A message about a table is the same for all who see with the same eyes. */
export function frameOfMessage(table: TableId, message: Message): Buffer {
  const known = frames.get(message);
  if (known !== undefined) return known;
  const frame = frameOf(textOf(table, message));
  frames.set(message, frame);
  return frame;
}

/** The same as JSON.stringify would write; what several messages share is written once. */
function textOf(table: TableId, message: Message): string {
  if ('shown' in message) return JSON.stringify({ is: 'shown', table, ...message });
  const { from, patch, story, clock } = message;
  const time = clock === undefined ? '' : `,"clock":${JSON.stringify(clock)}`;
  return `{"is":"moved","table":${JSON.stringify(table)},"from":${from},"patch":${textOfPatch(patch)},"story":${shared(story)}${time}}`;
}

function textOfPatch(patch: Patch): string {
  if (!('view' in patch)) return JSON.stringify(patch);
  const { view, ...beside } = patch;
  const rest = JSON.stringify(beside);
  const start = `{"view":${shared(view)}`;
  return rest === '{}' ? `${start}}` : `${start},${rest.slice(1)}`;
}

function shared(part: object): string {
  const known = texts.get(part);
  if (known !== undefined) return known;
  const text = JSON.stringify(part);
  texts.set(part, text);
  return text;
}
