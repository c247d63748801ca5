import { style } from '@vanilla-extract/css';
import { tokens } from '@parlour/ui/tokens';

const { color } = tokens;

/** Lower than the map of a page, so that a dialog shows it whole. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  height: 'min(420px, 50vh)',
  overflow: 'clip',
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceSunken,
});

export const container = style({ position: 'absolute', inset: 0, overflow: 'clip' });

/** Stays in the middle while the map moves below it. */
export const pin = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  width: '28px',
  height: '28px',
  margin: 'auto',
  border: `3px solid ${color.accent}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${color.surface}, inset 0 0 0 2px ${color.surface}`,
  pointerEvents: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    width: '6px',
    height: '6px',
    margin: 'auto',
    borderRadius: '50%',
    backgroundColor: color.accent,
    outline: `1px solid ${color.surface}`,
  },
});
