import type { ColorRoles } from '../libs/ui/src/themes/contract.css.ts';
import { dark } from '../libs/ui/src/themes/dark.css.ts';
import { light } from '../libs/ui/src/themes/light.css.ts';
import { fontName } from '../libs/ui/src/themes/values.ts';

const paint = (scheme: string, { surface }: ColorRoles) =>
  `{--first-paint:${surface};background:${surface};color-scheme:${scheme}}`;

/**
 * What frame and windows are painted with until their scripts run: the theme of the address, or that of the machine. Storybook
 * would cover a window with white meanwhile.
 */
const firstPaint = `
  <style>
    @media screen {
      html${paint('light', light)}
      html[data-theme="dark"]${paint('dark', dark)}
      .sb-preparing-story, .sb-preparing-docs { background-color: var(--first-paint) !important; }
      .sb-preparing-story > *, .sb-preparing-docs > * { visibility: hidden; }
    }
    @media screen and (prefers-color-scheme: dark) {
      html:not([data-theme="light"])${paint('dark', dark)}
    }
  </style>
  <script>
    const theme = /theme:(light|dark)/.exec(new URLSearchParams(location.search).get('globals') ?? '');
    if (theme !== null) document.documentElement.dataset.theme = theme[1];
  </script>`;

const face = (family: string, weights: string, file: string) =>
  `@font-face { font-family: "${family}"; font-weight: ${weights}; font-display: swap; src: url("./fonts/${file}") format("woff2"); }`;

/** The head of a window. Its styles bring its fonts. */
export const windowHead = `<link rel="icon" href="./favicon.svg" type="image/svg+xml" />${firstPaint}`;

/** The head of the frame around: the club's fonts, and its mark beside its name. */
export const frameHead = `${firstPaint}
  <style>
    ${face(fontName.sans, '400 700', 'sans.woff2')}
    ${face(fontName.serif, '200 800', 'serif.woff2')}
    #storybook-explorer-tree svg, .search-result-item svg { color: inherit !important; }
    html[data-theme="dark"] #storybook-explorer-tree [data-selected="true"] { color: ${dark.surface} !important; }
    .book-mark { display: block; width: 28px; height: 28px; margin-inline-end: 10px; }
    .book-name { font: 400 20px "${fontName.serif}", Georgia, serif; }
  </style>`;

/** What the frame says first: the club's mark and its name. */
export const brand = `<img class="book-mark" src="./favicon.svg" alt="" /><span class="book-name">Parlour</span>`;
