import { media, tokens } from '@parlour/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

const { color, fallbackFontFamily, fontFamily, fontName, space, width } = tokens;

// Plain class names, because `index.html` uses them before any script runs.

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

// A member sees the page's shell instead. `index.html` has both, and its script knows who is signed in.
globalStyle('html:not(.is-member) .member-shell, .is-member .first-paint', { display: 'none' });

// Invisible text that requests the sans font with the first layout, before the text that uses it.
globalStyle('.first-paint::after', {
  content: '"\\200b"',
  position: 'absolute',
  fontFamily: fontFamily.sans,
});

// A browser also paints between two pieces of `index.html`, and what comes next would move the menu (`web/app/shell-22`).
globalStyle('.member-shell:not(:has(+ .first-paint))', { visibility: 'hidden' });

// A shell keeps its fallback fonts, because nothing may move. Invisible text requests those that the app uses instead.
globalStyle('.member-shell', {
  fontFamily: fallbackFontFamily.sans,
  vars: {
    [fontFamily.serif]: fallbackFontFamily.serif,
    [fontFamily.sans]: fallbackFontFamily.sans,
  },
});
for (const [place, family] of [
  ['before', fontName.serif],
  ['after', fontName.sans],
]) {
  globalStyle(`.member-shell::${place}`, {
    content: '"\\200b"',
    position: 'absolute',
    fontFamily: family,
  });
}

// What an older browser says instead of the app.
globalStyle('.unsupported-browser', {
  ...tokens.type.body,
  padding: space[5],
  textAlign: 'center',
});

// A server-rendered page is for visitors. A member's browser shows only its masthead until the app has rendered the
// member's page.
for (const part of ['main', 'footer', 'header button']) {
  globalStyle(`.is-member [data-rendered] ${part}`, { visibility: 'hidden' });
}

// Fallback fonts keep bandwidth free for the first picture of a server-rendered page, readable without web fonts.
globalStyle('.fonts-later:has([data-rendered] img[fetchpriority=high])', {
  vars: {
    [fontFamily.serif]: fallbackFontFamily.serif,
    [fontFamily.sans]: fallbackFontFamily.sans,
  },
});
