import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
  border: 0,
  padding: 0,
});

export const label = style([type.label, { display: 'block' }]);

/** A legend is no item of a column, so its distance is its own. */
export const legend = style([label, { padding: 0, marginBottom: space[2] }]);

export const requiredMark = style({ color: color.accent, marginInlineStart: space[1] });

export const note = style({ color: color.inkMuted, fontWeight: 400, marginInlineStart: space[1] });

export const hint = style([type.small, { color: color.inkMuted }]);

export const error = style([type.small, { color: color.critical }]);

/** The style of every text control. */
export const control = style({
  width: '100%',
  minHeight: tokens.controlHeight.regular,
  padding: `${space[2]} ${space[3]}`,
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  transition: `border-color ${duration.quick}`,
  '::placeholder': { color: color.inkMuted, opacity: 1 },
  ':hover': { borderColor: color.ink },
  ':focus-visible': { outlineOffset: '0', borderColor: color.focus },
  ':disabled': {
    backgroundColor: color.surfaceSunken,
    borderColor: color.rule,
    color: color.inkMuted,
    cursor: 'not-allowed',
  },
  selectors: {
    '&[readonly]': {
      backgroundColor: color.surfaceSunken,
      borderColor: color.rule,
      color: color.inkMuted,
    },
    '&[aria-invalid="true"]': { borderColor: color.critical },
  },
});
