import type { GridCell } from '@parlour/ui';

/** Rendered widths of a picture in a cell, by the number of cells in its row. A single cell's picture is half of it. */
const wideScreen = { 1: 600, 2: 588, 3: 384, 4: 282 } as const;
const screenShare = { 1: 47, 2: 46, 3: 30, 4: 22 } as const;
const onPhone = { 1: '90vw', 2: '43vw', lines: '88px' } as const;

/** How much wider a picture of the club is than its frame, which crops it. The flat frame of a wide cell does not. */
const crop = { landscape: 1.2, portrait: 2.13 } as const;

/** Returns the `sizes` attribute of a picture in a cell of a `ComposedGrid`, including cropped edges. */
export function cellPictureSizes({ phone, md, lg }: GridCell, ratio: keyof typeof crop): string {
  const times = crop[ratio];
  const onLarge = lg < 3 ? 1 : times;
  const onMedium = md < 2 ? 1 : times;
  // Two cells in a row have flat frames only on a wide screen.
  const onNarrow = lg < 2 ? 1 : times;
  return [
    `(min-width: 1264px) ${Math.round(wideScreen[lg] * onLarge)}px`,
    `(min-width: 1024px) ${Math.round(screenShare[lg] * onNarrow)}vw`,
    `(min-width: 768px) ${Math.round(screenShare[md] * onMedium)}vw`,
    `calc(${times} * ${onPhone[phone]})`,
  ].join(', ');
}
