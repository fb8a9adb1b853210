// A dialog over the page: the browser traps the focus, and Esc closes it.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useFreshId } from './fresh-id.ts';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  close(): void;
}

export function Dialog({ title, children, close }: Props) {
  const sheet = useRef<HTMLDialogElement>(null);
  const heading = useFreshId();
  useEffect(() => {
    const dialog = sheet.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={sheet} class="online online-dialog" aria-labelledby={heading} onClose={close}>
      <h2 id={heading}>{title}</h2>
      {children}
    </dialog>
  );
}
