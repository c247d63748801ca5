import { assignVars, style } from '@vanilla-extract/css';
import { bright } from '../../themes/bright.css.ts';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const screen = style({
  position: 'fixed',
  inset: 0,
  zIndex: tokens.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  colorScheme: 'light',
  vars: assignVars(color, bright),
  backgroundColor: color.surface,
  color: color.ink,
  transition: `opacity ${duration.quick}`,
  selectors: { '&[data-starting-style]': { opacity: 0 } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: `${space[5]} ${space[3]}`,
  '@media': {
    [media.fromMd]: { paddingBlock: space[5], paddingInline: `${space[8]} ${space[6]}` },
  },
});

export const title = style([type.eyebrow, { color: color.inkMuted }]);

export const body = style({
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  justifyContent: 'center',
  padding: `0 ${space[5]} ${space[8]}`,
  '@media': { [media.fromMd]: { padding: `0 ${space[8]} ${space[16]}` } },
});
