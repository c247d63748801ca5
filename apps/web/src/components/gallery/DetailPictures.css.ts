import { tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color } = tokens;

export const gallery = style({ position: 'relative' });

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '@media': { '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' } },
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const part = style({ scrollSnapAlign: 'start', scrollSnapStop: 'always' });
