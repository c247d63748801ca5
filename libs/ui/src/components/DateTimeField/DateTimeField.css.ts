import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';
import { control } from '../Field/Field.css.ts';

const { color, radius, space } = tokens;

/** Browsers write dates by their own language, not in the direction of the page. */
export const frame = style({ position: 'relative', direction: 'ltr' });

/** Phones would center the value, unlike that of any other field, and a long one could widen the form. */
export const input = style([
  control,
  { minWidth: 0, selectors: { '&::-webkit-date-and-time-value': { textAlign: 'start' } } },
]);

/** Covers what browsers write into an empty input, except for the button of the picker at its end. */
export const invitation = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInline: `1px ${space[10]}`,
  display: 'flex',
  alignItems: 'center',
  paddingInline: space[3],
  borderRadius: radius.small,
  backgroundColor: color.surfaceRaised,
  color: color.inkMuted,
  pointerEvents: 'none',
  selectors: {
    [`${input}:focus + &`]: { display: 'none' },
    [`${input}:disabled + &`]: { backgroundColor: color.surfaceSunken },
  },
});
