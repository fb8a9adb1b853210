// Ids for elements that others refer to: unique in the page, across all Preact roots.
import { useMemo } from 'preact/hooks';

let count = 0;

export function useFreshId(): string {
  return useMemo(() => {
    count += 1;
    return `part-${count}`;
  }, []);
}
