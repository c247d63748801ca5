import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser that `CHROME_PATH` names, else one on PATH, else Playwright's own (undefined). */
export function chromiumPath(): string | undefined {
  return (
    process.env['CHROME_PATH'] ??
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((path) => existsSync(path))
  );
}

/** Keeps Chromium from reaching for the network by itself, and lets it run as root. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
