import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';
import { ruledLinkRow } from '../linkRow.css.ts';

export { fact, link } from '../linkRow.css.ts';

const { color, space, type } = tokens;

const COVER = 64;

/** The `sizes` attribute of a cover, with the cropped edges of a picture of 8 to 5. */
export const pictureSizes = `${COVER * 1.6}px`;

export const row = style([
  ruledLinkRow,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    minHeight: '44px',
    paddingBlock: space[3],
  },
]);

export const cover = style({ flex: 'none', width: `${COVER}px` });

export const initial = style([
  type.heading,
  {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    backgroundColor: color.surfaceSunken,
    color: color.accent,
  },
]);

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const title = style([type.label]);
