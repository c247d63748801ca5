import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, fontFamily, space } = tokens;

export const previews = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const preview = style({
  width: '160px',
  height: '72px',
  border: `1px solid ${color.rule}`,
  fontFamily: fontFamily.serif,
});
