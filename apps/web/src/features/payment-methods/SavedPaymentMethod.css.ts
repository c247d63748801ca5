import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[4]}`,
  paddingBlock: space[4],
  borderBottom: `1px solid ${color.rule}`,
});

/** Beside the button if a few words fit, and above it otherwise. */
export const words = style({
  flex: '1 1 10rem',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  overflowWrap: 'anywhere',
});

export const first = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  minHeight: space[6],
});

export const description = style([type.label, { color: color.inkMuted }]);

export const name = style([type.heading, { fontVariantNumeric: 'lining-nums' }]);

/** Brand or number, each kept on one line. A narrow line breaks between them. */
export const whole = style({ display: 'inline-block' });

export const facts = style([
  type.small,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    color: color.inkMuted,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
]);
