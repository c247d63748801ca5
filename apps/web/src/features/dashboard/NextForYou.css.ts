import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Has one height with any content, so that nothing moves when it arrives. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space[6],
  height: '7rem',
  borderBlock: `1px solid ${color.rule}`,
  '@media': { [media.fromMd]: { height: '5rem' } },
});

export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  '@media': { [media.fromMd]: { flexDirection: 'row', gap: space[10] } },
});

export const next = style({
  minWidth: 0,
  '@media': { [media.fromMd]: { flex: 'none', maxWidth: '66%' } },
});

/** On a phone the title and the name share one line. */
export const guide = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  whiteSpace: 'nowrap',
  '@media': { [media.fromMd]: { display: 'block' } },
});

export const title = style([type.small, { color: color.inkMuted }]);

/** At most two lines on a phone, and one beside it. */
export const text = style([
  type.body,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    '@media': { [media.fromMd]: { WebkitLineClamp: 1 } },
  },
]);

/** One line at every width. */
export const line = style([
  type.body,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
]);
