import { style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const popup = style({
  position: 'fixed',
  insetBlock: 0,
  insetInlineEnd: 0,
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  // Of the window, or of the frame in the book.
  width: 'min(360px, 88%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  color: color.ink,
  transition: `translate ${duration.calm}`,
  selectors: {
    '&[data-starting-style], &[data-ending-style]': { translate: '100% 0' },
    '[dir="rtl"] &:is([data-starting-style], [data-ending-style])': { translate: '-100% 0' },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[3],
  paddingInline: `${space[6]} ${space[3]}`,
  borderBottom: `1px solid ${color.rule}`,
});

export const title = style([type.heading]);

export const body = style({ flex: 1, padding: `${space[4]} ${space[6]} ${space[8]}` });
