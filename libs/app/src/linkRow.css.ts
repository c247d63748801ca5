import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, duration, type } = tokens;

/** A row of a list that its link covers. */
export const linkRow = style({ position: 'relative' });

/** The same with a rule below it. */
export const ruledLinkRow = style([
  linkRow,
  {
    borderBottom: `1px solid ${color.rule}`,
    // The next section begins with a rule of its own.
    selectors: { 'li:last-child > &': { borderBottom: 0 } },
  },
]);

// It covers the whole row to make it clickable, while its accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${linkRow}:hover &`]: { color: color.accent },
    '&:active': { textDecoration: 'underline 1px', textUnderlineOffset: '0.25em' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

/** What is said of the row below its title. */
export const fact = style([type.small, { color: color.inkMuted }]);
