import { style } from '@vanilla-extract/css';
import { tokens } from '../../libs/ui/src/tokens.css.ts';

const { color, space, type } = tokens;

export const playground = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  marginBlock: space[6],
  color: color.ink,
  fontFamily: tokens.fontFamily.sans,
});

export const label = style([type.label, { marginBlockEnd: space[2] }]);

const monospace = { fontFamily: 'ui-monospace, monospace' } as const;

export const code = style([
  type.small,
  monospace,
  {
    width: '100%',
    padding: space[3],
    border: `1px solid ${color.ruleStrong}`,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    resize: 'vertical',
    // Code runs from left to right in every script.
    direction: 'ltr',
  },
]);

// In a narrow book the result scrolls, rather than the page.
export const result = style({ maxWidth: '100%', margin: 0, overflowX: 'auto' });

export const frame = style({
  display: 'block',
  border: `1px solid ${color.rule}`,
  colorScheme: 'normal',
  backgroundColor: color.surface,
});

export const error = style([
  type.small,
  monospace,
  { margin: 0, color: color.critical, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
]);
