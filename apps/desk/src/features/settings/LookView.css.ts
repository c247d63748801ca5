import { tokens } from '@parlour/ui/tokens';
import { accentGrounds } from '@parlour/core/staff';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, fontFamily, space } = tokens;

export const previews = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });

export const preview = style({
  width: '160px',
  height: '72px',
  border: `1px solid ${color.rule}`,
  fontFamily: fontFamily.serif,
});

/** A logo is shown on the ground of its theme, whichever the page is in. */
export const ground = styleVariants(accentGrounds, ([backgroundColor]) => ({
  padding: space[3],
  border: `1px solid ${color.rule}`,
  backgroundColor,
}));
