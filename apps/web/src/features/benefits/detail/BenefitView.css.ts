import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

export const offer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  paddingTop: space[6],
  borderTop: `1px solid ${color.rule}`,
});

export const offerTitle = style([type.title]);

/** The code, and below it in one row what can be done. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

globalStyle(`${panel} > div`, { display: 'contents' });

globalStyle(`${panel} > div > p`, {
  width: '100%',
  paddingBlock: space[3],
  borderBlock: `1px solid ${color.rule}`,
  '@media': { [media.belowMd]: { paddingBlock: 0, borderBlock: 0 } },
});

/** As high as the button that takes its place. */
export const loading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight.regular,
});
