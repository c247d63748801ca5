import { media, tokens } from '@parlour/ui/tokens';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, duration, space, type } = tokens;

const plainRow = style({
  position: 'relative',
  display: 'grid',
  gap: space[3],
  paddingBlock: space[5],
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.fromMd]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 14rem)',
      alignItems: 'center',
      columnGap: space[8],
    },
  },
});

/** A waiting request has a brass edge, within the page's margin. */
export const row = styleVariants({
  quiet: [plainRow],
  waiting: [
    plainRow,
    {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: space[5],
        left: `calc(-1 * ${space[3]})`,
        borderLeft: `2px solid ${color.accent}`,
      },
    },
  ],
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const subject = style([type.heading]);

// The link covers the whole row to make it clickable, while its accessible name stays short.
export const link = style({
  textDecoration: 'none',
  transition: `color ${duration.quick}`,
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: {
    [`${plainRow}:hover &`]: { color: color.accent },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}`, outlineOffset: '4px' },
  },
});

export const facts = style([type.small, { color: color.inkMuted }]);

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[3]}`,
  minWidth: 0,
  '@media': {
    [media.fromMd]: { flexDirection: 'column', alignItems: 'flex-end', textAlign: 'right' },
  },
});
