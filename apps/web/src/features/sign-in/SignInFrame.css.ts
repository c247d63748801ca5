import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minHeight: '100vh',
  '@media': {
    [media.fromLg]: { gridTemplateRows: '1fr', gridTemplateColumns: '5fr 6fr' },
  },
});

export const door = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center start',
  overflow: 'hidden',
  minHeight: '64px',
  paddingInline: space[5],
  backgroundColor: color.surfaceSunken,
  '@media': {
    [media.fromMd]: { placeItems: 'center', padding: space[8] },
    [media.fromLg]: { placeItems: 'start', padding: space[12] },
  },
});

export const arches = style({
  display: 'none',
  position: 'absolute',
  bottom: 0,
  insetInline: 0,
  height: '76%',
  marginInline: 'auto',
  fill: 'none',
  stroke: color.accent,
  strokeWidth: 1,
  opacity: 0.55,
  '@media': { [media.fromLg]: { display: 'block' } },
});

export const clubName = style([
  type.heading,
  { position: 'relative', '@media': { [media.fromLg]: { ...type.title } } },
]);
