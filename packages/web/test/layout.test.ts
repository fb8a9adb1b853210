// The layout of a window, and the place of a panel beside its subject.
import { describe, expect, it } from 'vitest';
import { layoutFor } from '../src/core/layout.ts';
import { placeBeside } from '../src/frame/beside.tsx';
import { wrapped } from '../src/frame/endings/picture.ts';

it.each([
  [1440, 900, 'desk'],
  [1366, 657, 'desk'],
  [1180, 820, 'desk'],
  [844, 390, 'side'],
  [720, 450, 'side'],
  [683, 328, 'side'],
  [820, 1180, 'tablet'],
  [390, 844, 'upright'],
] as const)('%i × %i is laid out as %s', (width, height, layout) => {
  expect(layoutFor(width, height)).toBe(layout);
});

describe('a panel', () => {
  const page = { width: 1000, height: 600 };
  const panel = { width: 200, height: 100 };
  const thing = (left: number, top: number) => ({ left, top, width: 50, height: 50 });

  it('is to the right of its subject, or to the left where there is no room', () => {
    expect(placeBeside(thing(300, 300), panel, page)).toEqual({ left: 358, top: 275 });
    expect(placeBeside(thing(900, 300), panel, page)).toEqual({ left: 692, top: 275 });
  });

  it('stands below or above on a narrow page', () => {
    const phone = { width: 260, height: 600 };
    expect(placeBeside(thing(100, 100), panel, phone)).toEqual({ left: 25, top: 158 });
    expect(placeBeside(thing(100, 540), panel, phone)).toEqual({ left: 25, top: 432 });
  });

  it('stays within the page, with its thing or without', () => {
    expect(placeBeside(thing(300, 0), panel, page).top).toBe(8);
    expect(placeBeside(null, panel, page)).toEqual({ left: 400, top: 250 });
  });
});

it('a long line of a picture is broken at its spaces, but not before a number', () => {
  expect(wrapped('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  expect(wrapped('won by Bosun 2', 13)).toEqual(['won by', 'Bosun 2']);
});
