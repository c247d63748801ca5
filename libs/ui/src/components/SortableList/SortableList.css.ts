import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, space } = tokens;

export const list = style({ borderTop: `1px solid ${color.rule}` });

export const row = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: space[12],
  borderBottom: `1px solid ${color.rule}`,
  backgroundColor: color.surface,
  selectors: {
    '&:hover, &:focus-within': { backgroundColor: color.surfaceSunken },
    '&:active': { backgroundColor: color.surfaceSunken },
    '&[data-dragged]': { opacity: 0.5 },
    // Where a dragged row would go.
    '&[data-edge]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      height: '3px',
      backgroundColor: color.accent,
      pointerEvents: 'none',
    },
    '&[data-edge="top"]::after': { insetBlockStart: '-2px' },
    '&[data-edge="bottom"]::after': { insetBlockEnd: '-2px' },
  },
});

globalStyle(`${row} > button`, { cursor: 'grab' });

export const content = style({ flex: 1, minWidth: 0, paddingBlock: space[2] });
