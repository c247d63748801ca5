import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { wide } from './ShellView.css.ts';

const { space } = tokens;

const list = style({ display: 'flex' });

export const direction = styleVariants({
  row: [
    list,
    {
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: space[3],
      // The largest size where all entries fit on one line at the md width.
      fontSize: '0.875rem',
      '@media': {
        [media.fromLg]: { justifyContent: 'flex-start', columnGap: space[8] },
        [wide]: { flexWrap: 'nowrap', columnGap: space[5] },
      },
    },
  ],
  column: [list, { flexDirection: 'column', gap: space[1] }],
});

globalStyle(`${direction.row} a`, { fontSize: 'inherit' });
