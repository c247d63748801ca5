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

/** Installs Chromium with the system's package manager, which only root may use. */
function installWithSystem(): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log('parlour: no Chromium found, installing it with apt-get');
  if (run('apt-get', 'update')) run('apt-get', 'install', '-y', 'chromium');
}

/** Downloads the Chromium that Playwright brings. */
function installWithPlaywright(): void {
  console.log("parlour: no Chromium found, downloading Playwright's own");
  run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium');
}

/** Whether a browser stands ready: one of the machine, or the one that Playwright has downloaded. */
const hasBrowser = () => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/**
 * Makes sure that the browser tests have a Chromium.
 *
 * @returns nothing, or one line that says what to do when there is none and none could be installed.
 */
export function ensureChromium(): string | undefined {
  for (const install of [installWithSystem, installWithPlaywright]) {
    if (!hasBrowser()) install();
  }
  return hasBrowser()
    ? undefined
    : 'the browser tests need Chromium: install it and set CHROME_PATH to its program';
}
