import { tokens } from '@parlour/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, space, type } = tokens;

// Plain class names, because `index.html` uses them before any script runs.

globalStyle('.first-paint', { borderBottom: `1px solid ${color.rule}` });

globalStyle('.first-paint > p', {
  ...type.heading,
  display: 'flex',
  alignItems: 'center',
  minHeight: '56px',
  paddingInline: space[6],
  fontSize: '1.125rem',
});

// What an older browser says instead of the desk.
globalStyle('.unsupported-browser', { ...type.body, padding: space[5], textAlign: 'center' });
