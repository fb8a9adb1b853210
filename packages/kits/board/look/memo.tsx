// A drawing that stays as it is until something else is asked of it.
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** Drawn again only when one of its props is another. */
export function memo<P extends object>(Drawing: FunctionComponent<P>): FunctionComponent<P> {
  return (props) => useMemo(() => <Drawing {...props} />, Object.values(props));
}
