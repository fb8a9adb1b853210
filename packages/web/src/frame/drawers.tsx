// On a phone, what stands beside the board lies in drawers.
import type { Signal } from '@preact/signals';
import { words } from '../words/index.ts';

export type Drawer = 'crew' | 'log';

export function DrawerButtons({ open }: { open: Signal<Drawer | null> }) {
  const say = words().table;
  return (
    <div class="drawer-buttons">
      {(['crew', 'log'] as const).map((drawer) => (
        <button
          key={drawer}
          type="button"
          class="quiet"
          aria-expanded={open.value === drawer}
          onClick={() => {
            open.value = open.value === drawer ? null : drawer;
          }}
        >
          {say[drawer]}
        </button>
      ))}
    </div>
  );
}
