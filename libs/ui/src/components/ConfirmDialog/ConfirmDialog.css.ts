import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';
import { surface } from '../Dialog/Dialog.css.ts';

const { color, space, type, width } = tokens;

/** Centered in the window, on phones too: the page behind it gives the context of the question. */
export const popup = style([
  surface,
  {
    gap: space[4],
    // Of the window, or of the frame in the book.
    width: `min(${width.narrow}, calc(100% - ${space[8]}))`,
    height: 'fit-content',
    maxHeight: `calc(100% - ${space[8]})`,
    margin: 'auto',
    padding: space[6],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${color.rule}`,
    boxShadow: tokens.shadow.high,
    '@media': { [media.fromMd]: { padding: space[8] } },
  },
]);

export const title = style([type.heading, { textWrap: 'balance' }]);

export const text = style([type.body, { color: color.inkMuted, overflowWrap: 'anywhere' }]);

export const error = style([
  type.body,
  {
    color: color.critical,
    overflowWrap: 'anywhere',
    selectors: { '&:empty': { display: 'none' } },
  },
]);

/** On phones the buttons share the full width. Too large ones overflow at the end, where the dialog scrolls. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  paddingTop: space[2],
  '@media': { [media.fromMd]: { justifyContent: 'flex-end' } },
});

globalStyle(`${buttons} > *`, { '@media': { [media.belowMd]: { flex: '1 1 auto' } } });
