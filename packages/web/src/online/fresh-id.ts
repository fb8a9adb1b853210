// Names for elements that others point to: new in the whole page, however many roots it is drawn from.
import { useMemo } from 'preact/hooks';

let count = 0;

export function useFreshId(): string {
  return useMemo(() => {
    count += 1;
    return `part-${count}`;
  }, []);
}
