// On a phone, what stands beside the board lies in drawers.
import type { Signal } from '@preact/signals';
import { useKeys } from '@tidetable/board/keys.ts';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';

export type Drawer = 'crew' | 'log';

/** Opens a drawer, moves into it, and comes back when it is closed. */
export function DrawerButtons({ open }: { open: Signal<Drawer | null> }) {
  const say = words().table;
  const opener = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (open.value !== null)
      document.querySelector<HTMLElement>(`.${open.value}-side .drawer-head button`)?.focus();
    else opener.current?.focus();
    if (open.value === null) opener.current = null;
  }, [open.value]);
  useKeys(open.value === null ? {} : { Escape: () => (open.value = null) });
  return (
    <div class="drawer-buttons">
      {(['crew', 'log'] as const).map((drawer) => (
        <button
          key={drawer}
          type="button"
          class="quiet"
          data-drawer={drawer}
          aria-expanded={open.value === drawer}
          onClick={({ currentTarget }) => {
            opener.current = currentTarget;
            open.value = drawer;
          }}
        >
          {say[drawer]}
        </button>
      ))}
    </div>
  );
}

interface HeadProps {
  readonly drawer: Drawer;
  readonly open: Signal<Drawer | null>;
}

/** What lies in the drawer, and the way out: what is below scrolls under it. */
export function DrawerHead({ drawer, open }: HeadProps) {
  const say = words().table;
  return (
    <div class="drawer-head">
      <h2>{say[drawer]}</h2>
      <button type="button" class="quiet" onClick={() => (open.value = null)}>
        {say.close}
      </button>
    </div>
  );
}
