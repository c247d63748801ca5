import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const summary = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[1],
    color: color.inkMuted,
    overflowWrap: 'anywhere',
  },
]);

/** Leads to what is beside the thread on wide screens, where it is not needed. */
export const jump = style({ '@media': { [media.fromLg]: { display: 'none' } } });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '24px',
  color: color.ink,
  textDecoration: `underline ${color.accent}`,
  textUnderlineOffset: '0.25em',
  ':hover': { color: color.accent },
  ':active': { textDecorationThickness: '2px' },
  '@media': { [media.touch]: { minHeight: '44px' } },
});
