// Messages as WebSocket frames ready to be written; one that goes to many is framed once.
import type { ServerMessage } from '@tidetable/protocol';
import type { SharedMessage } from '../tables/watchers.ts';

const TEXT = 0x81;
const SHORT = 126;
const LONG = 0x10000;

export function frameOf(message: ServerMessage): Buffer {
  return frameOfText(JSON.stringify(message));
}

export function sharedFrameOf(message: SharedMessage): Buffer {
  message.frame ??= frameOfText(message.text);
  return message.frame;
}

/** One frame of RFC 6455; a server does not mask. */
function frameOfText(text: string): Buffer {
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
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}
