import { globalStyle } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { fontFamily } from './fonts.css.ts';

// `:where` gives these rules no specificity, so any component's style wins.
globalStyle(':where(*, *::before, *::after)', { boxSizing: 'border-box', margin: 0 });
globalStyle(':where(html)', { textSizeAdjust: '100%' });
globalStyle(':where(body, [data-theme])', {
  backgroundColor: color.surface,
  color: color.ink,
});
globalStyle(':where(body)', {
  fontFamily: fontFamily.sans,
  fontSize: '1rem',
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});
globalStyle(':where(button, input, textarea, select)', { font: 'inherit', color: 'inherit' });
globalStyle(':where(h1, h2, h3, h4)', { fontWeight: 400, textWrap: 'balance' });
// `anywhere` also lets a flex or grid item get narrower than its longest word.
globalStyle(':where(h1, h2, h3, h4, p, dd, legend)', { overflowWrap: 'anywhere' });
globalStyle(':where(ul, ol, dl, dd)', { padding: 0, listStyle: 'none' });
globalStyle(':where(img, svg)', { display: 'block', maxWidth: '100%' });
globalStyle(':where(a)', { color: 'inherit' });
globalStyle(':where(:focus-visible)', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});
// Digits, codes and addresses run from left to right in every language.
globalStyle(
  ':where(input:is([type="email"], [type="tel"], [type="url"], [inputmode="numeric"]), code, kbd, a[href^="tel:"])',
  { direction: 'ltr', unicodeBidi: 'isolate' },
);

// Hides content that needs scripts: every button, and every element with `data-scripted`.
globalStyle('button, [data-scripted]', {
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
