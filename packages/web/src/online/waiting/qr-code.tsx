// A QR code. Dark on white in both themes: not every camera reads it inverted.
import { encode } from 'uqr';

/** Modules of the quiet zone. */
const QUIET = 4;

/** One path: a square for each dark module. */
function squaresOf(text: string): { readonly size: number; readonly d: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).filter((one) => one !== ''),
  );
  return { size, d: squares.join('') };
}

export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = squaresOf(text);
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} />
      <path d={d} />
    </svg>
  );
}
