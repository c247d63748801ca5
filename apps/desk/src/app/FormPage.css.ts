import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style([
  type.heading,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '56px',
    paddingInline: space[4],
    borderBottom: `1px solid ${color.rule}`,
    fontSize: '1.125rem',
    overflowWrap: 'anywhere',
    '@media': { [media.fromMd]: { paddingInline: space[6] } },
  },
]);

export const mark = style([
  type.eyebrow,
  { flex: 'none', fontFamily: tokens.fontFamily.sans, color: color.accent },
]);

export const main = style({
  display: 'grid',
  flex: 1,
  placeItems: 'start center',
  padding: `${space[10]} ${space[5]}`,
  '@media': { [media.fromMd]: { placeItems: 'center' } },
});

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  width: '100%',
  maxWidth: width.narrow,
});
