import { globSync } from 'node:fs';
import { chromiumPath } from '../../support/chromium.ts';
import { findProgram } from '../../support/findProgram.ts';

/** The browsers that the journeys run in. Firefox ESR is the one of Debian. */
export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

/** The programs of WebKit: the distribution's driver, the small browser that it drives, and the display that this needs. */
export interface WebkitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** Finds Firefox: `FIREFOX_PATH`, then one on PATH. */
export function firefoxPath(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? findProgram(['firefox-esr', 'firefox']);
}

/** Finds WebKit's programs, each undefined where it is missing. */
export function findWebkit(): Partial<WebkitPrograms> {
  return {
    driver: findProgram(['WebKitWebDriver']),
    browser: globSync('/usr/{lib,libexec}/{*/,}webkit2gtk-4*/MiniBrowser')[0],
    display: findProgram(['Xvfb']),
  };
}

const missing: Readonly<Record<BrowserName, () => string | undefined>> = {
  chromium: () =>
    chromiumPath() === undefined ? 'it is not installed (package chromium)' : undefined,
  firefox: () =>
    firefoxPath() === undefined ? 'it is not installed (package firefox-esr)' : undefined,
  webkit: () => {
    const { driver, browser, display } = findWebkit();
    if (driver === undefined || browser === undefined) {
      return 'it is not installed (package webkit2gtk-driver)';
    }
    return display === undefined ? 'it needs a display (package xvfb)' : undefined;
  },
};

/** Returns why a browser does not run on this machine, undefined where it does. */
export function whyMissing(name: BrowserName): string | undefined {
  return missing[name]();
}
