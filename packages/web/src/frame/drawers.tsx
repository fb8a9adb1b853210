// On a phone, log and players are in drawers.
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useKeys } from '@tidetable/board/keys.ts';
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/index.ts';

export type Drawer = 'crew' | 'log';

interface ButtonsProps {
  readonly open: Signal<Drawer | null>;
  /** Number of chat lines, where there is a chat: it is in the log's drawer. */
  readonly said: ReadonlySignal<number> | undefined;
}

/** Opens a drawer and moves the focus into it; closing returns the focus. */
export function DrawerButtons({ open, said }: ButtonsProps) {
  const say = words().table;
  const read = useSignal(said?.peek() ?? 0);
  useSignalEffect(() => {
    if (open.value === 'log') read.value = said?.value ?? 0;
  });
  const unread = (said?.value ?? 0) - read.value;
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
          {drawer === 'log' && said !== undefined ? say.logAndTalk : say[drawer]}
          {drawer === 'log' && unread > 0 && (
            <span class="unread">
              {unread}
              <span class="unseen"> {say.unread}</span>
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

interface HeadProps {
  readonly drawer: Drawer;
  readonly open: Signal<Drawer | null>;
}

/** The drawer's header with its close button: the content scrolls under it. */
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
