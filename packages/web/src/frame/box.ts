// Where an element is on the screen.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing can extend beyond what it stands for: `data-box` marks the part that counts. */
export function boxOf(thing: Element): Box {
  return (thing.querySelector('[data-box]') ?? thing).getBoundingClientRect();
}

/** If several elements match, the first visible one. */
export function boxOfSpot(spot: string): Box | null {
  const name = CSS.escape(spot);
  for (const thing of document.querySelectorAll(`[data-spot="${name}"], [data-place="${name}"]`)) {
    const box = boxOf(thing);
    if (box.width > 0) return box;
  }
  return null;
}

export function middleOf({ left, top, width, height }: Box): { x: number; y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}
