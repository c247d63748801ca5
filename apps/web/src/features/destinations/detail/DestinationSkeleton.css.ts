import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

// Height of an eyebrow, the gap below it and one line of a name.
export const title = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(1.05rem + ${tokens.space[3]} + 1.08 * ${tokens.type.display.fontSize})`,
  color: tokens.color.inkMuted,
});

export const loading = style({ color: tokens.color.inkMuted });

/** The place of the picture, in the shape of a hero. */
export const picture = style({
  aspectRatio: '16 / 10',
  backgroundColor: tokens.color.skeleton,
  '@media': {
    [media.fromMd]: { aspectRatio: '2 / 1' },
    [media.fromLg]: { aspectRatio: '5 / 2' },
  },
});
