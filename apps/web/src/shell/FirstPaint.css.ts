import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, fallbackFontFamily, fontFamily, space, width } = tokens;

// Plain names, because index.html wears them before any script has run.

globalStyle('.first-paint', {
  backgroundColor: color.surface,
  borderBottom: `1px solid ${color.rule}`,
});

globalStyle('.first-paint > p', {
  ...tokens.type.heading,
  display: 'flex',
  alignItems: 'center',
  maxWidth: `calc(${width.page} + 2 * ${space[8]})`,
  minHeight: '64px',
  marginInline: 'auto',
  paddingInline: space[5],
  '@media': {
    [media.fromMd]: { minHeight: '84px', paddingInline: space[8], fontSize: '1.75rem' },
  },
});

// Nothing to see: it asks for the sans face with the first layout, so that the face is there before the text that it sets.
globalStyle('.first-paint::after', {
  content: '"\\200b"',
  position: 'absolute',
  fontFamily: fontFamily.sans,
});

// A page that the server has rendered is a visitor's. A member's browser draws another one, and shows none until then.
globalStyle('.is-member [data-rendered]', { visibility: 'hidden' });

// The faces would share the line with the first picture of a rendered page, which can be read without them.
globalStyle('.fonts-later:has([data-rendered] img[fetchpriority=high])', {
  vars: {
    [fontFamily.serif]: fallbackFontFamily.serif,
    [fontFamily.sans]: fallbackFontFamily.sans,
  },
});
