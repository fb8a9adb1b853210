// The icons of the replay buttons.
const PATHS = {
  first: 'M5 4h2.5v16H5zM20 4v16L8.5 12z',
  back: 'M18 4v16L6.5 12z',
  play: 'M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22zm0 2a9 9 0 1 1 0 18 9 9 0 1 1 0-18zM9 7v10l8-5z',
  pause: 'M6 4h4.5v16H6zM13.5 4H18v16h-4.5z',
  next: 'M6 4v16l11.5-8z',
  last: 'M16.5 4H19v16h-2.5zM4 4v16l11.5-8z',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
