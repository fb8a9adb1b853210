// A button for what cannot be undone: it asks first, and the harmless answer comes first.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import { Dialog } from './dialog.tsx';
import { ErrorMessage } from './error-message.tsx';
import { useRequest } from './use-request.ts';

interface Props {
  /** The label of the button, and of the one in the dialog that does it. */
  readonly children: string;
  readonly label?: string;
  readonly look?: string;
  readonly title: string;
  readonly help: ComponentChildren;
  /** The label of the harmless answer, where it is not the usual. */
  readonly stay?: string;
  readonly disabled?: boolean;
  /** Does it; the dialog then closes. */
  work(): Promise<unknown>;
}

export function AskFirst({ children, label, look = 'quiet', disabled = false, ...asked }: Props) {
  const isAsked = useSignal(false);
  return (
    <>
      <button
        type="button"
        class={look}
        disabled={disabled}
        {...(label === undefined ? {} : { 'aria-label': label })}
        onClick={() => (isAsked.value = true)}
      >
        {children}
      </button>
      {isAsked.value && (
        <Question {...asked} yes={children} close={() => (isAsked.value = false)} />
      )}
    </>
  );
}

type QuestionProps = Pick<Props, 'title' | 'help' | 'stay' | 'work'> & {
  readonly yes: string;
  close(): void;
};

function Question({ title, help, stay, yes, work, close }: QuestionProps) {
  const { error, isBusy, run } = useRequest();
  const sure = (): void =>
    run(async () => {
      await work();
      close();
    });
  return (
    <Dialog title={title} close={close}>
      <p>{help}</p>
      <ErrorMessage why={error.value} />
      <p class="ways">
        <button type="button" class="quiet" onClick={close}>
          {stay ?? words().online.questions.stay}
        </button>
        <button type="button" class="weighty" disabled={isBusy.value} onClick={sure}>
          {yes}
        </button>
      </p>
    </Dialog>
  );
}
