import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, layer, space, type } = tokens;

export const notice = style([
  type.small,
  {
    position: 'fixed',
    insetInlineStart: 0,
    bottom: tokens.bottomBar.height,
    // Beneath the button that leads back to the top.
    zIndex: layer.header - 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[4],
    maxWidth: '100%',
    paddingBlock: space[1],
    paddingInline: `max(${space[5]}, env(safe-area-inset-left, 0px)) ${space[20]}`,
    borderTop: `1px solid ${color.rule}`,
    backgroundColor: color.surfaceSunken,
    color: color.ink,
    '@media': {
      print: { display: 'none' },
      [media.belowMd]: { insetInlineEnd: 0 },
      [media.fromMd]: { paddingInlineEnd: space[5], borderInlineEnd: `1px solid ${color.rule}` },
    },
  },
]);

globalStyle(`${notice} > p`, { paddingBlock: space[2] });
globalStyle(`${notice} > a`, { fontSize: 'inherit' });

// Below the footer, so that nothing moves: the last lines can be scrolled above the notice.
globalStyle(`body:has(${notice})`, { paddingBottom: space[20] });
globalStyle(`:root:has(${notice})`, {
  scrollPaddingBottom: `calc(${tokens.bottomBar.height} + ${space[20]})`,
});
