import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

export const footer = style({
  borderTop: `1px solid ${color.rule}`,
  paddingBottom: tokens.bottomBar.others,
  backgroundColor: color.surfaceSunken,
});

export const row = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxWidth: `calc(${width.page} + 2 * ${space[8]})`,
  marginInline: 'auto',
  padding: `${space[10]} ${space[5]}`,
  '@media': {
    [media.fromMd]: {
      flexDirection: 'row',
      justifyContent: 'space-between',
      padding: `${space[12]} ${space[8]}`,
    },
  },
});

export const name = style([type.heading]);

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  paddingTop: space[3],
});

export const address = style([
  type.small,
  {
    fontStyle: 'normal',
    whiteSpace: 'pre-line',
    color: color.inkMuted,
    '@media': { [media.fromMd]: { textAlign: 'end' } },
  },
]);
