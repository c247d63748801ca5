import { breakpoints, media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

const belowLg = `(max-width: ${breakpoints.lg - 0.02}px)`;

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
  minHeight: '152px',
  paddingInline: space[5],
  backgroundColor: color.surfaceSunken,
  color: color.ink,
  '@media': {
    [media.fromMd]: { minHeight: '260px', paddingInline: space[8] },
    [media.fromLg]: { alignItems: 'start', padding: space[12] },
    [media.low]: { minHeight: '64px' },
  },
});

/** The whole panel on wide screens. On small ones it is as wide as the screen, cut to the windows and the door. */
export const poster = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': {
    [belowLg]: { height: 'auto', aspectRatio: '2 / 3', translate: '0 -62%', bottom: 'auto' },
  },
});

export const clubName = style([
  type.heading,
  {
    position: 'relative',
    isolation: 'isolate',
    maxWidth: '52%',
    overflowWrap: 'anywhere',
    '@media': {
      [media.fromLg]: { ...type.title, maxWidth: '100%' },
      // Darkness behind the name, so that it can be read over the lit house.
      [belowLg]: {
        '::before': {
          content: '',
          position: 'absolute',
          insetBlock: `calc(-4 * ${space[12]})`,
          insetInline: `calc(-4 * ${space[12]}) -100%`,
          zIndex: -1,
          background: `linear-gradient(90deg, ${color.surfaceSunken} 45%, transparent 90%)`,
          opacity: 0.82,
        },
      },
    },
  },
]);
