// Form fields: a label, an input, and a line of help.
import type { ComponentChildren } from 'preact';
import { FieldError } from './error-message.tsx';
import { useFreshId } from './fresh-id.ts';

interface Shared {
  readonly label: string;
  readonly help?: ComponentChildren;
  /** Whether the words are a game's own. */
  readonly isOwn?: boolean;
  /** Its error. */
  readonly error?: string | undefined;
}

interface Ids {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps extends Shared {
  children(ids: Ids): ComponentChildren;
}

function Field({ label, help, isOwn, error, children }: FieldProps) {
  const id = useFreshId();
  const [about, wrong] = [`${id}-help`, `${id}-error`];
  const described = [
    ...(error === undefined ? [] : [wrong]),
    ...(help === undefined ? [] : [about]),
  ].join(' ');
  return (
    <div class="field" data-own={isOwn}>
      <label for={id}>{label}</label>
      {children({
        id,
        ...(described === '' ? {} : { 'aria-describedby': described }),
        ...(error === undefined ? {} : { 'aria-invalid': true }),
      })}
      <FieldError id={wrong} why={error} />
      {help !== undefined && (
        <small id={about} class="help">
          {help}
        </small>
      )}
    </div>
  );
}

interface ChooseProps<K extends string> extends Shared {
  readonly value: K;
  readonly choices: readonly (readonly [K, string])[];
  pick(choice: K): void;
}

export function Choose<K extends string>({ value, choices, pick, ...shared }: ChooseProps<K>) {
  return (
    <Field {...shared}>
      {(ids) => (
        <select {...ids} value={value} onChange={(event) => pick(event.currentTarget.value as K)}>
          {choices.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface NumberProps extends Shared {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  pick(value: number): void;
}

export function NumberField({ value, min, max, pick, ...shared }: NumberProps) {
  return (
    <Field {...shared}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          inputMode="numeric"
          value={value}
          min={min}
          max={max}
          required
          onChange={({ currentTarget }) => {
            if (currentTarget.checkValidity()) pick(currentTarget.valueAsNumber);
          }}
        />
      )}
    </Field>
  );
}

interface CheckProps extends Shared {
  readonly value: boolean;
  /** It cannot be changed now. */
  readonly isFixed?: boolean;
  pick(value: boolean): void;
}

export function Check({ label, help, isOwn, error, value, isFixed = false, pick }: CheckProps) {
  const id = useFreshId();
  return (
    <div class="field check" data-own={isOwn}>
      <input
        id={id}
        type="checkbox"
        checked={value}
        disabled={isFixed}
        aria-describedby={help === undefined ? `${id}-error` : `${id}-error ${id}-help`}
        aria-invalid={error !== undefined}
        onChange={(event) => pick(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      <FieldError id={`${id}-error`} why={error} />
      {help !== undefined && (
        <small id={`${id}-help`} class="help">
          {help}
        </small>
      )}
    </div>
  );
}

interface RadiosProps<K extends string> {
  readonly label: string;
  readonly value: K;
  readonly choices: readonly (readonly [K, string])[];
  pick(choice: K): void;
}

/** Radio buttons, side by side. */
export function Ways<K extends string>({ label, value, choices, pick }: RadiosProps<K>) {
  const name = useFreshId();
  return (
    <fieldset class="one-of">
      <legend class="unseen">{label}</legend>
      {choices.map(([key, text]) => (
        <label key={key}>
          <input type="radio" name={name} checked={key === value} onChange={() => pick(key)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TextProps extends Shared {
  readonly value: string;
  readonly isSecret?: boolean;
  readonly autocomplete?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  typed(value: string): void;
}

export function TextField({
  value,
  isSecret = false,
  autocomplete,
  maxLength,
  required = true,
  typed,
  ...shared
}: TextProps) {
  return (
    <Field {...shared}>
      {(ids) => (
        <input
          {...ids}
          type={isSecret ? ('password' as never) : 'text'}
          value={value}
          required={required}
          {...(maxLength === undefined ? {} : { maxLength })}
          {...(autocomplete === undefined ? {} : { autocomplete })}
          onInput={(event) => typed(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
