import { style, styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const popup = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  width: 'min(360px, 88vw)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: color.surface,
  color: color.ink,
  transition: `translate ${duration.calm}`,
});

const out = '&[data-starting-style], &[data-ending-style]';

export const side = styleVariants({
  left: [
    popup,
    {
      left: 0,
      borderInlineEnd: `1px solid ${color.rule}`,
      selectors: { [out]: { translate: '-100% 0' } },
    },
  ],
  right: [
    popup,
    {
      right: 0,
      borderInlineStart: `1px solid ${color.rule}`,
      selectors: { [out]: { translate: '100% 0' } },
    },
  ],
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[6]}`,
  borderBottom: `1px solid ${color.rule}`,
});

export const title = style([type.heading]);

export const body = style({ flex: 1, padding: `${space[4]} ${space[6]} ${space[8]}` });
