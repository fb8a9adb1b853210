// An engraved coast: the shore in ink, and depth lines around it.
import './land.css';

const DEPTHS = [3, 2, 1] as const;

/** `reach`: the distance of the first depth line. */
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
