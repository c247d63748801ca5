import { tokens } from '@parlour/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Large enough to tap. */
export const link = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: color.ink,
    textDecorationColor: color.accent,
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
  },
]);

const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });

export const layout = styleVariants({
  row: [row],
  compact: [row, { columnGap: space[4] }],
  column: [{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }],
});

globalStyle(`${layout.compact} > *`, { minHeight: '28px' });
