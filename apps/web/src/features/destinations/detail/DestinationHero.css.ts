import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type, width } = tokens;

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  '@media': {
    [media.fromMd]: {
      flexDirection: 'row',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: space[10],
    },
  },
});

export const heading = style({ flex: 1, minWidth: 0 });

export const title = style({ minWidth: 0, overflowWrap: 'break-word' });

export const titleOnPicture = style([
  title,
  {
    position: 'relative',
    width: 'fit-content',
    maxWidth: `calc(100% - ${space[8]})`,
    marginTop: `calc(-1 * ${space[8]})`,
    paddingBlock: `${space[5]} 0`,
    paddingInlineEnd: space[6],
    backgroundColor: color.surface,
    '@media': {
      [media.fromMd]: {
        marginTop: `calc(-1 * ${space[16]})`,
        paddingBlock: `${space[8]} 0`,
        paddingInlineEnd: space[12],
      },
    },
  },
]);

export const introduction = style([
  type.lead,
  {
    maxWidth: width.text,
    marginTop: space[4],
    color: color.inkMuted,
    textWrap: 'pretty',
    overflowWrap: 'break-word',
  },
]);

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  '@media': { [media.fromMd]: { flex: 'none', width: '260px', paddingTop: space[4] } },
});

export const invitation = style({
  paddingTop: space[6],
  '@media': { [media.fromMd]: { flex: 'none', width: '280px' } },
});
