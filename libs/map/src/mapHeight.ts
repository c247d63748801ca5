import { media } from '@parlour/ui/tokens';

/** The style of a map's height, fixed before anything of it is loaded. */
export const mapHeight = {
  height: '420px',
  '@media': { [media.fromMd]: { height: '520px' } },
} as const;
