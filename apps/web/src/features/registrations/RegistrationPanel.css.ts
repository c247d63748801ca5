import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, controlHeight, space, type } = tokens;

export const panel = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

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
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[2]}`,
    paddingBlock: space[3],
    borderBlock: `1px solid ${color.rule}`,
  },
]);

export const number = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
