import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Receives every press and drop on it. */
export const zone = style([
  type.label,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: space[16],
    padding: space[4],
    border: `1px dashed ${color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    textAlign: 'center',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:active': { backgroundColor: color.surfaceSunken },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, borderColor: color.focus },
    },
  },
]);

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
