import { media, tokens } from '@parlour/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** Has one height with any content, so that nothing moves when it arrives, and grows with large letters. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  gap: `${space[1]} ${space[6]}`,
  minHeight: '8.5rem',
  borderBlock: `1px solid ${color.rule}`,
  '@media': {
    [media.fromLg]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(14rem, 1fr) auto',
      columnGap: space[10],
      minHeight: '5rem',
    },
  },
});

export const next = style({ gridArea: '1 / 1', minWidth: 0 });

/** On a narrow screen its title and its name share a line of their own. */
export const second = style({
  gridArea: '2 / 1 / auto / -1',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.fromLg]: { gridArea: '1 / 2', display: 'block' } },
});

export const all = style({ gridColumnEnd: -1, gridRow: 1 });

export const title = style([type.small, { flex: 'none', color: color.inkMuted }]);

export const wanted = style([type.small, { flex: 'none', fontWeight: 600, color: color.accent }]);

/** At most three lines on a narrow screen, and one beside it. */
export const text = style([
  type.body,
  {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    '@media': { [media.fromLg]: { WebkitLineClamp: 1 } },
  },
]);

/** One line at every width. */
export const line = style([
  type.body,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
]);
