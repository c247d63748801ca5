import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const card = style({
  containerType: 'inline-size',
  minWidth: 0,
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceRaised,
  overflowWrap: 'anywhere',
});

/** In a card as wide as this, the code is beside the words, as the stub of a ticket. */
const WIDE = '(min-width: 680px)';

export const halves = style({
  display: 'grid',
  '@container': { [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 380px)' } },
});

const half = style({
  minWidth: 0,
  padding: space[5],
  '@container': { [WIDE]: { padding: space[6] } },
});

const lines = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: space[1],
  minWidth: 0,
});

export const words = style([half, lines]);

/** What can be done with the code is beside it, or below if both are wide. */
export const stub = style([
  half,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    alignContent: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]} ${space[3]}`,
    borderTop: `1px dashed ${color.ruleStrong}`,
    '@container': {
      [WIDE]: { borderTop: 'none', borderInlineStart: `1px dashed ${color.ruleStrong}` },
    },
  },
]);

export const number = style([lines]);

export const house = style([type.eyebrow, { color: color.accent }]);

export const offer = style([type.heading]);

export const fact = style([type.small, { color: color.inkMuted }]);

export const code = style({
  fontSize: 'clamp(1.75rem, 1.6rem + 0.6vw, 2rem)',
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '0.04em',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[4]}`,
});
