// The sea around the island: drifting waves, a passing gull. Animated separately from the drawing.
import { memo } from '@tidetable/board/look/memo.tsx';

const WAVE = 'M4 14q6 -7 12 0t12 0M64 44q6 -7 12 0t12 0';

export const Sea = memo(() => (
  <div class="open-sea" aria-hidden="true">
    <svg aria-hidden="true" class="drift" width="100%" height="100%">
      <pattern id="waves" width="120" height="72" patternUnits="userSpaceOnUse">
        <path d={WAVE} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#waves)" />
    </svg>
    <div class="gull">
      <svg aria-hidden="true" viewBox="-16 -8 32 16" width="32" height="16">
        <path d="M-15 2q7 -9 15 0q8 -9 15 0" />
      </svg>
    </div>
  </div>
));

/** Sixteen rhumb lines from the centre of the compass. */
export const RhumbLines = memo(({ x, y, far }: { x: number; y: number; far: number }) => {
  const lines = Array.from({ length: 32 }, (_none, nth) => {
    const angle = (nth * Math.PI) / 16;
    return `M${x} ${y}l${(Math.cos(angle) * far).toFixed(0)} ${(Math.sin(angle) * far).toFixed(0)}`;
  });
  return <path class="rhumbs" d={lines.join('')} />;
});
