// Nothing can be shown under this address: why, and a way on.
import { words } from '../words/index.ts';

interface Props {
  readonly why: string;
  /** Where the way leads, if not home. */
  readonly to?: string;
  readonly way?: string;
}

export function NothingHere({ why, to = '/', way = words().lost.home }: Props) {
  return (
    <main class="nothing-here">
      <p class="loading" data-own>
        {why}
      </p>
      <a class="button weighty" href={to}>
        {way}
      </a>
    </main>
  );
}
