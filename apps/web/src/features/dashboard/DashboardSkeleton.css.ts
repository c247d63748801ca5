import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = tokens;

// The dimensions of the carousel of @parlour/ui, to avoid a layout shift when it arrives.
export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

export const slide = style({
  display: 'grid',
  gap: space[6],
  '@media': {
    [media.fromMd]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center', gap: space[10] },
    [media.fromLg]: { gridTemplateColumns: '1fr 1fr', gap: space[12] },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minHeight: '224px',
  '@media': { [media.fromMd]: { justifyContent: 'center', minHeight: '240px' } },
});

export const controls = style({ height: '44px' });
