import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Durations: `quick` for a change of state, `calm` for content that enters or leaves. */
export const duration = createGlobalThemeContract({ quick: 'quick', calm: 'calm' });

globalStyle(':root', {
  vars: { [duration.quick]: '120ms', [duration.calm]: '220ms' },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [duration.quick]: '0ms', [duration.calm]: '0ms' },
    },
  },
});
