import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { controlHeight, space } = tokens;

export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  // On a phone a long trail has a line of its own.
  '@media': { [media.belowMd]: { flexWrap: 'wrap', gap: `0 ${space[4]}` } },
});

/** As high as the button, to prevent a layout shift when it appears. */
export const trail = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: controlHeight.small,
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const share = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  marginInlineStart: 'auto',
});
