import { style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minWidth: 0,
});

/**
 * So many columns: one more would leave no room for the gaps. There are fewer where most words would not fit into a tile.
 */
const columns = (count: number) =>
  `repeat(auto-fill, minmax(min(100%, max(7rem, 100% / ${count + 1})), 1fr))`;

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: columns(2),
  gap: space[2],
  '@media': {
    [media.fromMd]: {
      gridTemplateColumns: columns(4),
      // The fifth would be alone below the others.
      selectors: { '&:has(> :nth-child(5):last-child)': { gridTemplateColumns: columns(5) } },
    },
  },
});

export const tile = style([
  type.label,
  {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '64px',
    padding: space[2],
    border: `1px solid ${color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: color.surfaceRaised,
    color: color.ink,
    textAlign: 'center',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `border-color ${duration.quick}, background-color ${duration.quick}`,
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:active:not([aria-readonly="true"] *)': { backgroundColor: color.surfaceSunken },
      '&:has(:checked)': {
        borderColor: color.action,
        backgroundColor: color.action,
        color: color.actionInk,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
      '[aria-readonly="true"] &': { cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:has(:checked)': { outline: '3px solid Highlight' } },
      },
    },
  },
]);

/** Covers its tile, so that the whole tile is the target. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
