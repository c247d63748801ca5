import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

export const section = style({ display: 'grid', gap: space[2] });

export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

export const title = style(type.heading);

export const note = style([
  type.small,
  { color: color.inkMuted, '@media': { [media.belowMd]: { fontSize: '0.875rem' } } },
]);

export const reference = style({ display: 'block', color: color.inkMuted, fontWeight: 400 });
