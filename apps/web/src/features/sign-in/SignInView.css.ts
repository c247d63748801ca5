import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

export const page = style({
  display: 'grid',
  placeItems: 'start center',
  padding: `${space[12]} ${space[5]}`,
  '@media': { [media.fromMd]: { placeItems: 'center' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[10],
  width: '100%',
  maxWidth: width.narrow,
});

export const step = style({ display: 'flex', flexDirection: 'column', gap: space[6] });

export const returnTitle = style([type.body, { color: color.inkMuted, overflowWrap: 'anywhere' }]);

/** As wide at every second. */
export const countdown = style({ color: color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const title = style([type.display]);

export const membership = style([type.small, { color: color.inkMuted }]);
