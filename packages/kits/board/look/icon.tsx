// An icon inside a drawing or a line of text.
import shared from 'virtual:icons';
import { type IconName, OWN_ICONS } from './icon-names.ts';

const paths: Record<string, string> = { ...shared, ...OWN_ICONS };

/** Icons of a single board are loaded with it. */
export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(paths, more);
}

/** Inside an SVG: a square with this centre and size. */
export function IconAt({
  name,
  x,
  y,
  size,
}: {
  name: IconName;
  x: number;
  y: number;
  size: number;
}) {
  const scale = size / 512;
  return (
    <path
      class="icon"
      d={paths[name] ?? ''}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}
    />
  );
}

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 512 512" aria-hidden="true">
      <path d={paths[name] ?? ''} />
    </svg>
  );
}
