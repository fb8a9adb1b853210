// Something was refused, and why.
import './error-message.css';

export function ErrorMessage({ why }: { why: string | null }) {
  return why === null ? null : (
    <p class="error" role="alert">
      {why}
    </p>
  );
}

/** The same for one field, which refers to it by `aria-describedby`. */
export function FieldError({ id, why }: { id: string; why: string | undefined }) {
  return why === undefined ? null : (
    <small id={id} class="field-error" role="alert">
      {why}
    </small>
  );
}
