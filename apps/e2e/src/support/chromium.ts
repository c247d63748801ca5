import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds the browser: `CHROME_PATH`, then one on PATH; undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return (
    process.env['CHROME_PATH'] ??
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path))
  );
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
