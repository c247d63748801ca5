import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, controlHeight, space, type } = tokens;

export const group = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[1]} ${space[3]}`,
    color: color.inkMuted,
  },
]);

export const segments = style({
  display: 'flex',
  flexWrap: 'wrap',
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
});

export const segment = style({
  minHeight: controlHeight.small,
  padding: `0 ${space[3]}`,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  ':hover': { color: color.ink },
  ':active': { backgroundColor: color.surfaceSunken },
  selectors: {
    '&[aria-pressed="true"]': { backgroundColor: color.action, color: color.actionInk },
    // Over the ground of the next choice.
    '&:focus-visible': { position: 'relative' },
  },
  '@media': {
    // A border, because an outline says the focus.
    [media.forcedColors]: {
      border: '3px solid ButtonFace',
      selectors: { '&[aria-pressed="true"]': { borderColor: 'Highlight' } },
    },
  },
});
