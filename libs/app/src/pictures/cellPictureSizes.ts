import type { GridCell } from '@parlour/ui';

/** Rendered widths of a picture in a cell, by the number of cells in its row. A single cell's picture is half of it. */
const wideScreen = { 1: 600, 2: 588, 3: 384, 4: 282 } as const;
const screenShare = { 1: 47, 2: 46, 3: 30, 4: 22 } as const;
const phone = { 1: '90vw', 2: '43vw', lines: '88px' } as const;

/** How much wider a picture of the club is than its frame, which crops it. A portrait in half a page is a landscape. */
const crop = { landscape: 1.2, portrait: 2.13 } as const;

/** Returns the `sizes` attribute of a picture in a cell of a `ComposedGrid`, including cropped edges. */
export function cellPictureSizes(cell: GridCell, ratio: keyof typeof crop): string {
  const times = crop[ratio];
  const timesOnLarge = cell.lg < 3 ? crop.landscape : times;
  return [
    `(min-width: 1264px) ${Math.round(wideScreen[cell.lg] * timesOnLarge)}px`,
    `(min-width: 1024px) ${Math.round(screenShare[cell.lg] * timesOnLarge)}vw`,
    `(min-width: 768px) ${Math.round(screenShare[cell.md] * times)}vw`,
    `calc(${times} * ${phone[cell.phone]})`,
  ].join(', ');
}
