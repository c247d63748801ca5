import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from '@parlour/e2e';
import { chromium } from 'playwright';
import { root } from '../workspace/paths.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Chromium with the system's package manager. Does nothing unless run as root. */
function installWithSystem(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('parlour: no Chromium found, installing it with apt-get');
  if (run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium');
}

/** Downloads Playwright's own Chromium. */
function installWithPlaywright(): void {
  console.log("parlour: no Chromium found, downloading Playwright's own");
  run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium');
}

/** Returns true when the machine's own Chromium or Playwright's is installed. */
const hasBrowser = () => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/**
 * Installs Chromium for the browser tests when it is missing.
 *
 * @returns undefined, or one line of advice when Chromium could not be installed.
 */
export function ensureChromium(): string | undefined {
  for (const install of [installWithSystem, installWithPlaywright]) {
    if (!hasBrowser()) install();
  }
  return hasBrowser()
    ? undefined
    : 'the browser tests need Chromium: install it and set CHROME_PATH to its program';
}
