import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const preview = style({ display: 'flex', flexDirection: 'column', gap: space[3] });

/** The main action, and why it is. */
export const main = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[3]} ${space[5]}`,
});

const held = {
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceSunken,
} as const;

export const picture = style({
  ...held,
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70vh',
  objectFit: 'contain',
  alignSelf: 'flex-start',
});

export const frame = style({
  ...held,
  width: '100%',
  height: '60vh',
  minHeight: '320px',
  maxHeight: '640px',
});

export const links = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });

export const link = style([
  type.small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: '24px',
    overflowWrap: 'anywhere',
    color: color.ink,
    textDecorationColor: color.accent,
    textUnderlineOffset: '4px',
    ':hover': { color: color.accent },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
]);
