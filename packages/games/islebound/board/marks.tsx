// Rows of icons and letters, in a drawing or in a line of text.
import { Icon, IconAt } from '@tidetable/board/look/icon.tsx';
import { type Mark, rowWidth, widthOf } from './sign.ts';

/** Centred at a point of the drawing; an icon is `size` wide. */
export function MarksAt({
  marks,
  x,
  y,
  size,
}: {
  marks: readonly Mark[];
  x: number;
  y: number;
  size: number;
}) {
  let at = x - (rowWidth(marks) * size) / 2;
  return (
    <>
      {marks.map((mark, nth) => {
        const middle = at + (widthOf(mark) * size) / 2;
        at += widthOf(mark) * size;
        return 'icon' in mark ? (
          <IconAt key={nth} name={mark.icon} x={middle} y={y} size={size * 0.9} />
        ) : (
          <text key={nth} x={middle} y={y} dy="0.34em" text-anchor="middle">
            {mark.text}
          </text>
        );
      })}
    </>
  );
}

export function Marks({ marks }: { marks: readonly Mark[] }) {
  return (
    <span class="mark-row" aria-hidden="true">
      {marks.map((mark, nth) =>
        'icon' in mark ? <Icon key={nth} name={mark.icon} /> : <b key={nth}>{mark.text}</b>,
      )}
    </span>
  );
}
