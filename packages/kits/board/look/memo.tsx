// A memoised component.
import type { FunctionComponent } from 'preact';
import { useMemo } from 'preact/hooks';

/** Rendered again only when a prop changes. */
export function memo<P extends object>(Drawing: FunctionComponent<P>): FunctionComponent<P> {
  return (props) => useMemo(() => <Drawing {...props} />, Object.values(props));
}
