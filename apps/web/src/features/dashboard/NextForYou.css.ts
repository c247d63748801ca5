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

/** On a narrow screen its title shares a line with the link to all, and its text has the width below. */
export const next = style({
  display: 'contents',
  '@media': { [media.fromLg]: { display: 'block', gridArea: '1 / 1', minWidth: 0 } },
});

/** On a narrow screen its title and its name share a line of their own. */
export const second = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'baseline',
  gap: space[2],
  minWidth: 0,
  '@media': { [media.fromLg]: { gridArea: '1 / 2', display: 'block' } },
});

/** Is pressed beyond its line, which is as high as the title beside it. */
export const all = style({
  gridArea: '1 / 2',
  marginBlock: `calc(-1 * ${space[3]})`,
  '@media': { [media.fromLg]: { gridArea: '1 / 3', marginBlock: 0 } },
});

export const title = style([type.small, { flex: 'none', color: color.inkMuted }]);

export const wanted = style([type.small, { flex: 'none', fontWeight: 600, color: color.accent }]);

/** At most three lines on a narrow screen, and one beside it. */
export const text = style([
  type.body,
  {
    gridColumn: '1 / -1',
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    '@media': { [media.fromLg]: { WebkitLineClamp: 1 } },
  },
]);

/** On a narrow screen it has a line of its own where there are several. */
export const note = style({
  selectors: {
    [`${text} &`]: { display: 'block', '@media': { [media.fromLg]: { display: 'inline' } } },
  },
});

/** Is between two parts of one line. */
export const separator = style({
  selectors: {
    [`${text} &`]: { display: 'none', '@media': { [media.fromLg]: { display: 'inline' } } },
  },
});

/** One line at every width. */
export const line = style([
  type.body,
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
]);
