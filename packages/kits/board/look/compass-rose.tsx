// An engraved compass rose: sixteen points around a ring.
import { memo } from './memo.tsx';
import './compass-rose.css';

export const CompassRose = memo(({ x, y, size }: { x: number; y: number; size: number }) => {
  const point = (angle: number, length: number, width: number) => (
    <g key={angle} transform={`rotate(${angle})`}>
      <path class="light" d={`M0 ${-length}L${width} ${-width}L0 0Z`} />
      <path class="dark" d={`M0 ${-length}L${-width} ${-width}L0 0Z`} />
    </g>
  );
  return (
    <g
      class="compass-rose"
      transform={`translate(${x} ${y}) scale(${size / 200})`}
      aria-hidden="true"
    >
      <circle r="96" />
      <circle r="90" />
      {[45, 135, 225, 315].map((angle) => point(angle, 62, 12))}
      {[0, 90, 180, 270].map((angle) => point(angle, 86, 14))}
      <circle class="hub" r="5" />
    </g>
  );
});
