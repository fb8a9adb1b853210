// Pictures of link previews, drawn on first use and cached by what they show.
import { createHash } from 'node:crypto';
import { ConcurrencyLimit } from '../limits/concurrency-limit.ts';
import { drawn } from './drawing.ts';
import { type Fonts, unpackFonts } from './fonts.ts';
import type { Preview } from './preview.ts';

export interface Picture {
  readonly png: Buffer;
  readonly tag: string;
}

/** About 60 kB each. */
const MOST_CACHED = 200;
const LONGEST_LINE = 50;

export class Pictures {
  readonly #cache = new Map<string, Promise<Picture>>();
  /** One at a time: a picture takes a core, and the games come first. */
  readonly #limit = new ConcurrencyLimit(1, LONGEST_LINE);
  #fonts: Fonts | null = null;

  /** `drawing` is called before a picture that is not cached is drawn, and may throw to prevent that. */
  async of(preview: Preview | null, drawing: () => void): Promise<Picture> {
    const key = JSON.stringify(preview);
    const known = this.#cache.get(key);
    if (known !== undefined) {
      this.#cache.delete(key);
      this.#cache.set(key, known);
      return known;
    }
    drawing();
    const made = this.#limit.run(() => this.#draw(preview));
    this.#cache.set(key, made);
    made.catch(() => this.#cache.delete(key));
    for (const oldest of this.#cache.keys()) {
      if (this.#cache.size <= MOST_CACHED) break;
      this.#cache.delete(oldest);
    }
    return made;
  }

  async #draw(preview: Preview | null): Promise<Picture> {
    // Loaded on first use: most processes never need it.
    const { renderAsync } = await import('@resvg/resvg-js');
    this.#fonts ??= unpackFonts();
    const image = await renderAsync(drawn(preview, this.#fonts), {
      font: { loadSystemFonts: false, fontFiles: [...this.#fonts.files] },
    });
    const png = image.asPng();
    return { png, tag: createHash('sha256').update(png).digest('base64url') };
  }

  close(): void {
    this.#fonts?.close();
    this.#fonts = null;
  }
}
