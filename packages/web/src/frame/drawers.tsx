// On a phone, what stands beside the board lies in drawers.
import type { Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';
import { useKeys } from './keys.ts';

export type Drawer = 'crew' | 'log';

/** Opens a drawer, moves into it, and comes back when it is closed. */
export function DrawerButtons({ open }: { open: Signal<Drawer | null> }) {
  const say = words().table;
  const opener = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    if (open.value !== null)
      document.querySelector<HTMLElement>(`.${open.value}-side .drawer-close`)?.focus();
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

export function DrawerClose({ open }: { open: Signal<Drawer | null> }) {
  return (
    <button type="button" class="drawer-close quiet" onClick={() => (open.value = null)}>
      {words().table.close}
    </button>
  );
}
