import { media, tokens } from '@parlour/ui/tokens';

const { color } = tokens;

/** The property that gives a map another height from the md width on. */
export const MAP_HEIGHT = '--map-height';

/** The style of a map's height, fixed before anything of it is loaded. */
export const mapHeight = {
  height: '420px',
  '@media': { [media.fromMd]: { height: `var(${MAP_HEIGHT}, 520px)` } },
} as const;

/** The style of a map's ground before it is drawn: land under a quiet grid (map-46). */
export const mapGround = {
  border: `1px solid ${color.rule}`,
  backgroundColor: color.surfaceRaised,
  backgroundImage: [
    `linear-gradient(${color.rule} 1px, transparent 1px)`,
    `linear-gradient(90deg, ${color.rule} 1px, transparent 1px)`,
  ].join(),
  backgroundPosition: 'center',
  backgroundSize: '128px 128px',
} as const;
