// A coast as an engraver draws it: lines of depth around it, each farther out, and the shore in ink.
import './land.css';

const DEPTHS = [3, 2, 1] as const;

/** `reach` is how far out the first line lies. */
export function Land({ d, reach = 10, kind = '' }: { d: string; reach?: number; kind?: string }) {
  return (
    <g class={`land-mass ${kind}`}>
      {DEPTHS.map((nth) => (
        <g key={nth}>
          <path class="depth" d={d} stroke-width={nth * reach} />
          <path class="water" d={d} stroke-width={nth * reach - reach / 5} />
        </g>
      ))}
      <path class="shore" d={d} />
    </g>
  );
}
