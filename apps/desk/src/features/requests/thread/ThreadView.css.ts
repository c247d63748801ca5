import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** The thread, with what is known of the request beside it on wide screens, and below it on others. */
export const page = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
      columnGap: space[8],
      alignItems: 'start',
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minWidth: 0,
  '@media': { [media.fromLg]: { gridRow: 'span 2' } },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minWidth: 0,
  outline: 'none',
  '@media': {
    [media.fromLg]: { paddingLeft: space[6], borderLeft: `1px solid ${color.rule}` },
  },
});

/** The member, below what is known of the request. */
export const member = style({
  minWidth: 0,
  '@media': {
    [media.fromLg]: {
      gridColumn: 2,
      paddingLeft: space[6],
      borderLeft: `1px solid ${color.rule}`,
    },
  },
});

/** Keeps its line, so that nothing moves as somebody begins to write. */
export const writers = style([type.small, { minHeight: '1.5em', color: color.inkMuted }]);

/** Back to the queue, and to the requests beside this one there. */
export const queue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
});
