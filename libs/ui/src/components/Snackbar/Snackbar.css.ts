import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });

export const snackbar = style({
  position: 'fixed',
  insetInline: space[4],
  bottom: `calc(${space[6]} + ${tokens.bottomBar.height})`,
  zIndex: tokens.layer.snackbar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  width: 'fit-content',
  maxWidth: '480px',
  minHeight: tokens.controlHeight.regular,
  marginInline: 'auto',
  paddingInline: space[5],
  paddingBlock: space[1],
  backgroundColor: color.action,
  color: color.actionInk,
  boxShadow: tokens.shadow.low,
  animation: `${arrive} ${duration.calm} ${tokens.easing.arrive}`,
  selectors: { '&[data-edge="top"]': { top: space[6], bottom: 'auto' } },
});

const LINE_HEIGHT = '56px';

/** One that stays is a line at the foot of a phone, above the bars: floating, it would lie over what is read. */
export const staying = style([
  snackbar,
  {
    '@media': {
      [media.belowMd]: {
        insetInline: 0,
        bottom: tokens.bottomBar.bars,
        width: 'auto',
        maxWidth: 'none',
        minHeight: LINE_HEIGHT,
        marginInline: 0,
        boxShadow: 'none',
      },
    },
  },
]);

globalStyle(`html:has(${staying})`, {
  '@media': { [media.belowMd]: { vars: { [tokens.bottomBar.line]: LINE_HEIGHT } } },
});

// The end of the page can be scrolled above it.
globalStyle(`html:has(${staying}) body`, {
  '@media': {
    [media.belowMd]: { paddingBottom: `calc(${LINE_HEIGHT} + var(--action-bar, 0px))` },
  },
});

export const text = style([type.small]);

export const buttons = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[1],
});

const button = style([
  type.label,
  {
    flex: 'none',
    minHeight: '44px',
    paddingInline: space[2],
    border: 0,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    ':focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
]);

export const action = style([button, { textDecoration: 'underline', textUnderlineOffset: '4px' }]);

/** Its icon is aligned with the edge, although its target is larger. */
export const dismiss = style([
  button,
  {
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    paddingInline: 0,
    marginInlineEnd: `calc(-1 * ${space[3]})`,
  },
]);
