import { media, tokens } from '@parlour/ui/tokens';
import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = tokens;

/** How high the way through the queue is above a thread beside it, and what is left below. */
const height = createVar();
const wayHeight = fallbackVar(height, space[10]);
const belowWay = `calc(100cqh - ${wayHeight})`;

/**
 * The thread, with what is known of the request beside it on wide screens, and below it on others. Beside the queue the
 * pane scrolls the thread alone: what is above, below and beside it stays in sight.
 */
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
    },
    [media.fromXl]: { gridTemplateColumns: 'minmax(0, 1fr) 296px', gap: 0 },
  },
});

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minWidth: 0,
  '@media': { [media.fromXl]: { gap: 0, minHeight: belowWay } },
});

/** The subject, what can be done, and the summary. */
export const top = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  '@media': {
    [media.fromXl]: {
      position: 'sticky',
      top: wayHeight,
      zIndex: 1,
      gap: space[1],
      padding: `0 ${space[4]} ${space[2]}`,
      borderBottom: `1px solid ${color.rule}`,
      backgroundColor: color.surface,
    },
  },
});

export const thread = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[5],
  minWidth: 0,
  // What is loaded above keeps its place by the page itself.
  overflowAnchor: 'none',
  '@media': { [media.fromXl]: { flex: '1 0 auto', gap: space[3], padding: space[4] } },
});

// What gets the focus is not below the summary, nor below where one writes.
globalStyle(`${thread} :is(a, button)`, {
  '@media': {
    [media.fromXl]: {
      scrollMarginBlock: `calc(${space[16]} * 2 + ${wayHeight}) calc(${space[16]} * 5)`,
    },
  },
});

/** Where one writes, in sight whatever is scrolled to. The text grows up to a third of the pane. */
export const foot = style({
  '@media': {
    [media.fromXl]: {
      position: 'sticky',
      bottom: 0,
      padding: `${space[2]} ${space[4]} ${space[3]}`,
      borderTop: `1px solid ${color.rule}`,
      backgroundColor: color.surface,
    },
  },
});

globalStyle(`${foot} textarea`, {
  '@media': { [media.fromXl]: { minHeight: space[16], maxHeight: '33cqh' } },
});

/** What is known of the request, and of its member. */
export const beside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[6],
  minWidth: 0,
  '@media': {
    [media.fromLg]: { paddingInlineStart: space[6], borderInlineStart: `1px solid ${color.rule}` },
    [media.fromXl]: {
      position: 'sticky',
      top: wayHeight,
      gap: space[4],
      height: belowWay,
      padding: `${space[3]} ${space[4]}`,
      overflowY: 'auto',
    },
  },
});

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  outline: 'none',
});

/** The member, below what is known of the request. */
export const member = style({ minWidth: 0 });

/** Keeps its line, so that nothing moves as somebody begins to write. */
export const writers = style([type.small, { minHeight: '1.5em', color: color.inkMuted }]);

/** Back to the queue, and to the requests beside this one there. In sight whatever is scrolled to, where the thread has a pane. */
export const queue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[4],
  '@media': {
    [media.fromXl]: {
      position: 'sticky',
      top: 0,
      zIndex: 2,
      flexWrap: 'nowrap',
      height: wayHeight,
      paddingInline: space[4],
      backgroundColor: color.surface,
    },
  },
});

/** A way on, with its key. */
export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

/** The key beside a word. Who has no keys by touch needs none. */
export const key = style({ '@media': { [media.touch]: { display: 'none' } } });

/** Where the thread alone is loaded, its states have room around them. */
export const screen = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  '@media': {
    [media.fromXl]: { gap: 0 },
    // Its buttons are as high as a finger needs.
    [media.touch]: { vars: { [height]: '44px' } },
  },
});
