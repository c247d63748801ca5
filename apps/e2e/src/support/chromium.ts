import { findProgram } from './findProgram.ts';

const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser: `CHROME_PATH`, then one on PATH; undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env['CHROME_PATH'] ?? findProgram(browsers);
}

/**
 * Finds Chromium's headless shell: it renders the same pages with about half the work, but has no PDF viewer and no page cache.
 * Returns {@link chromiumPath} where the shell is not installed or `CHROME_PATH` names a browser.
 */
export function headlessShellPath(): string | undefined {
  return process.env['CHROME_PATH'] ?? findProgram(['chromium-headless-shell']) ?? chromiumPath();
}

/** Flags that stop Chromium's own network requests and let it run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
