// What goes out on the live channel, as frames ready to be written: made once, however many get the same.
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
  frame.write(text, head, length === text.length ? 'latin1' : 'utf8');
  return frame;
}

export function frameOfMessage(message: Message): Buffer {
  message.frame ??= frameOf(message.text);
  return message.frame;
}
