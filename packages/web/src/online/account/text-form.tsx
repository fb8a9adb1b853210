// A form of a few text fields that sends one request.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { ErrorMessage } from '../error-message.tsx';
import { TextField } from '../fields.tsx';
import { useRequest } from '../use-request.ts';

export interface Asked {
  readonly label: string;
  readonly help?: string;
  readonly isSecret?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
}

interface Props<Name extends string> {
  readonly fields: Readonly<Record<Name, Asked>>;
  readonly submit: string;
  readonly isWeighty?: boolean;
  /** Shown when it is done. */
  readonly done?: string;
  readonly children?: ComponentChildren;
  send(texts: Readonly<Record<Name, string>>): Promise<unknown>;
}

export function TextForm<Name extends string>(props: Props<Name>) {
  const { fields, submit, isWeighty = false, done, children, send } = props;
  const names = Object.keys(fields) as Name[];
  const nothing = Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>;
  const texts = useSignal(nothing);
  const isDone = useSignal(false);
  const { error, at, isBusy, run } = useRequest(names);
  const sent = (event: Event): void => {
    event.preventDefault();
    run(async () => {
      await send(texts.value);
      texts.value = nothing;
      isDone.value = true;
    });
  };
  return (
    <form onSubmit={sent}>
      {children}
      {names.map((name) => (
        <TextField
          key={name}
          {...fields[name]}
          error={at.value[name]}
          value={texts.value[name]}
          typed={(text) => {
            texts.value = { ...texts.value, [name]: text };
          }}
        />
      ))}
      <ErrorMessage why={error.value} />
      {done !== undefined && isDone.value && <p role="status">{done}</p>}
      <button type="submit" class={isWeighty ? 'weighty' : ''} disabled={isBusy.value}>
        {submit}
      </button>
    </form>
  );
}
