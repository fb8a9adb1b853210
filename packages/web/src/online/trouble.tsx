// Something was not done, and why.

export function Trouble({ why }: { why: string | null }) {
  return why === null ? null : (
    <p class="trouble" role="alert" data-own>
      {why}
    </p>
  );
}
