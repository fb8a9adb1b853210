// A file as it is sent: in the best encoding that the browser accepts, compressed on first use.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Smaller files are sent as they are. */
const SMALLEST = 512;
const TEXT = /^text\/|json|javascript|svg/;

export class Sendable {
  readonly #plain: Buffer;
  readonly #isText: boolean;
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(plain: Buffer, type: string) {
    this.#plain = plain;
    this.#isText = TEXT.test(type) && plain.length >= SMALLEST;
  }

  /** The best of the accepted encodings; null for none. */
  encodingFor(accepted: string): Encoding | null {
    if (!this.#isText) return null;
    const names = accepted.split(',').map((one) => one.trim().toLowerCase());
    const takes = (name: Encoding): boolean =>
      names.some(
        (one) => one === name || (one.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(one)),
      );
    return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
  }

  async body(encoding: Encoding | null): Promise<Buffer> {
    if (encoding === null) return this.#plain;
    let compressed = this.#made.get(encoding);
    if (compressed === undefined) {
      compressed = encoding === 'br' ? toBrotli(this.#plain, QUALITY) : toGzip(this.#plain);
      this.#made.set(encoding, compressed);
    }
    return compressed;
  }
}
