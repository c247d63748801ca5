import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { milliseconds } from './values.ts';

/** Durations: `quick` for a change of state, `calm` for content that enters or leaves. */
export const duration = createGlobalThemeContract({ quick: 'quick', calm: 'calm' });

globalStyle(':root', {
  vars: { [duration.quick]: `${milliseconds.quick}ms`, [duration.calm]: `${milliseconds.calm}ms` },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      vars: { [duration.quick]: '0ms', [duration.calm]: '0ms' },
    },
  },
});
