import { style } from '@vanilla-extract/css';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

export const email = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[6],
});

export const subject = style([type.heading, { flexBasis: '100%', overflowWrap: 'anywhere' }]);

// In a narrow book the copy scrolls, rather than the page.
export const copy = style({ maxWidth: '100%', margin: 0, overflowX: 'auto' });

export const caption = style([type.small, { marginBlockEnd: space[2], color: color.inkMuted }]);

// A mail program shows no edge of its own around an email.
export const frame = style({ display: 'block', border: 0 });

export const text = style([
  type.small,
  { width: 360, maxWidth: '100%', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
