// A stream of bytes or text, cut into lines.

/** A line longer than `most` is cut. */
export async function* linesOf(
  input: AsyncIterable<string | Uint8Array>,
  most: number,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let begun = '';
  for await (const chunk of input) {
    const text = typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      yield begun + text.slice(from, end).slice(0, most - begun.length);
      begun = '';
      from = end + 1;
    }
    begun += text.slice(from).slice(0, most - begun.length);
  }
  yield begun + decoder.decode();
}
