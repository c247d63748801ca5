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
  alignItems: 'center',
  overflow: 'hidden',
  minHeight: '104px',
  paddingInline: space[5],
  backgroundColor: color.surfaceSunken,
  '@media': {
    [media.fromMd]: { minHeight: '200px', paddingInline: space[8] },
    [media.fromLg]: { alignItems: 'start', padding: space[12] },
    [media.low]: { minHeight: '64px' },
  },
});

/** The whole panel on wide screens. On small ones it is at the end of the row, cut to the door. */
export const poster = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: '42%',
  height: '100%',
  '@media': { [media.fromLg]: { width: '100%' } },
});

export const clubName = style([
  type.heading,
  {
    position: 'relative',
    maxWidth: '52%',
    overflowWrap: 'anywhere',
    '@media': { [media.fromLg]: { ...type.title, maxWidth: '100%' } },
  },
]);
