import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

/** The state, and below it in one row what can be done. */
export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});

/** As high as the button that takes its place. */
export const loading = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: controlHeight.regular,
});

export const state = style([
  type.body,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    width: '100%',
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.rule}`,
    '@media': { [media.belowMd]: { paddingBlock: 0, borderBlock: 0 } },
  },
]);

/** It breaks nowhere where it has room on a line of its own. */
export const number = style({
  display: 'inline-block',
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
