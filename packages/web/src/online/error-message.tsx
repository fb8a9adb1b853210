// Something was not done, and why.
import './error-message.css';

export function ErrorMessage({ why }: { why: string | null }) {
  return why === null ? null : (
    <p class="trouble" role="alert">
      {why}
    </p>
  );
}

/** The same, of one field: it is `aria-describedby` of it. */
export function FieldError({ id, why }: { id: string; why: string | undefined }) {
  return why === undefined ? null : (
    <small id={id} class="field-trouble" role="alert">
      {why}
    </small>
  );
}
