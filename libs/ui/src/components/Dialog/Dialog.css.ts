import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  backgroundColor: color.overlay,
  transition: `opacity ${duration.calm}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

// Animates `translate` because it ends at `none`: a notification inside must stay fixed to the window.
export const surface = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  transition: `opacity ${duration.calm}, translate ${duration.calm}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 16px' },
  },
});

const popup = style([
  surface,
  {
    '@media': {
      [media.fromMd]: {
        margin: 'auto',
        height: 'fit-content',
        // Of the window, or of the frame in the book.
        maxHeight: `calc(100% - ${space[16]})`,
        border: `1px solid ${color.rule}`,
        boxShadow: tokens.shadow.high,
      },
      [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    },
  },
]);

export const size = styleVariants({
  regular: [popup, { '@media': { [media.fromMd]: { width: '560px' } } }],
  wide: [popup, { '@media': { [media.fromMd]: { width: '720px' } } }],
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: `${space[5]} ${space[4]}`,
  paddingInline: `${space[5]} ${space[4]}`,
  borderBottom: `1px solid ${color.rule}`,
  '@media': {
    [media.fromMd]: {
      paddingBlock: `${space[6]} ${space[5]}`,
      paddingInline: `${space[8]} ${space[5]}`,
    },
  },
});

const closeButtonHeight = '44px';

/** Centers the first line on the close button. */
export const title = style([type.title, { paddingTop: `calc((${closeButtonHeight} - 1lh) / 2)` }]);

export const body = style({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: space[4],
  padding: space[5],
  '@media': {
    [media.fromMd]: { padding: `${space[6]} ${space[8]}` },
    // Header and footer would leave too little room, so the whole dialog scrolls.
    [media.low]: { flex: 'none', overflowY: 'visible' },
  },
});

/** On phones the buttons share the full width. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[4]} ${space[5]}`,
  borderTop: `1px solid ${color.rule}`,
  '@media': { [media.fromMd]: { padding: `${space[4]} ${space[8]}` } },
});

// A press on a disabled button fires no event and moves the focus to the dialog. The footer receives it instead.
globalStyle(`${footer} :disabled`, { pointerEvents: 'none' });

globalStyle(`${footer} > *`, { '@media': { [media.belowMd]: { flex: '1 1 auto' } } });
