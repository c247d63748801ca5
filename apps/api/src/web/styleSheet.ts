import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const link = /\s*<link rel="stylesheet"[^>]*>/;

/** Returns the text of the style sheet that the start page of an app's build names; empty where it names none. */
export function readStyleSheet(folder: string): string {
  const [element = ''] = link.exec(readFileSync(join(folder, 'index.html'), 'utf8')) ?? [];
  const path = /href="([^"]+)"/.exec(element)?.[1];
  return path === undefined ? '' : readFileSync(join(folder, path), 'utf8');
}

/**
 * Puts what a page needs to be painted into its head, and its style sheet at its end, so that nothing waits for that
 * (`api/web-22`, `api/web-23`).
 *
 * @param style - rules of the style sheet. Empty: the page waits for all of it.
 */
export function paintBeforeStyleSheet(html: string, style: string): string {
  if (style === '') return html;
  const [element = ''] = link.exec(html) ?? [];
  return html
    .replace(element, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace('</body>', () => `${element}</body>`);
}

/**
 * Lets the style sheet wait until the start script asks for it, after the page's first picture (`web/app/server-10`). Without scripts it
 * loads at once.
 */
export function loadStyleSheetLater(html: string): string {
  const [element] = link.exec(html) ?? [];
  if (element === undefined) return html;
  const later = element.replace('rel="stylesheet"', 'rel="later" as="style"');
  return html
    .replace(element, () => later)
    .replace('</head>', () => `<noscript>${element.trim()}</noscript></head>`);
}
