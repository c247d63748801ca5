import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  browserNames,
  chromiumPath,
  findWebkit,
  headlessShellPath,
  proxyNames,
  proxyPackages,
  whyBareRootMissing,
  whyMissing,
  whyProxyMissing,
} from '@parlour/e2e';
import { chromium } from 'playwright';
import { root } from '../workspace/paths.ts';

const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Whether this process may install packages with `apt-get`. */
const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages. A mirror that cannot be reached must not hold up the tests. */
function installPackages(...names: readonly string[]): boolean {
  if (!canInstall) return false;
  console.log(`parlour: installing ${names.join(', ')} with apt-get`);
  const options = ['-q', '-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  const install = () => run('apt-get', ...options, 'install', '-y', ...names);
  return install() || (run('apt-get', ...options, 'update') && install());
}

/** Debian recommends a hundred packages beside Chromium, such as printers. Its pages need a font alone. */
const installBrowser = (...names: readonly string[]) =>
  installPackages('--no-install-recommends', ...names, 'fonts-liberation');

/** Downloads Playwright's own Chromium. */
function installWithPlaywright(): void {
  console.log("parlour: no Chromium found, downloading Playwright's own");
  run(process.execPath, join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium');
}

/** Returns true when the machine's own Chromium or Playwright's is installed. */
const hasBrowser = () => chromiumPath() !== undefined || existsSync(chromium.executablePath());

/**
 * Installs Chromium for the browser tests when it is missing, and beside Debian's its headless shell.
 *
 * @returns undefined, or one line of advice when Chromium could not be installed.
 */
export function ensureChromium(): string | undefined {
  if (!hasBrowser() && !installBrowser('chromium', 'chromium-headless-shell')) {
    installBrowser('chromium');
  }
  if (!hasBrowser()) installWithPlaywright();
  // Playwright's own Chromium comes with a headless shell.
  if (headlessShellPath() === '/usr/bin/chromium') installBrowser('chromium-headless-shell');
  return hasBrowser()
    ? undefined
    : 'the browser tests need Chromium: install it and set CHROME_PATH to its program';
}

/**
 * Installs the display that WebKit needs where WebKit is installed.
 *
 * @returns one line for each browser that the journeys can't run in on this machine.
 */
export function ensureDisplay(): readonly string[] {
  const { driver, display } = findWebkit();
  if (driver !== undefined && display === undefined) installPackages('xvfb');
  return browserNames.flatMap((name) => {
    const reason = whyMissing(name);
    return reason === undefined ? [] : [`the journeys in ${name} are skipped: ${reason}`];
  });
}

/**
 * Installs the proxies of the operations page's examples where they are missing.
 *
 * @returns one line for each proxy that can't be tested on this machine.
 */
export function ensureProxies(): readonly string[] {
  return proxyNames.flatMap((name) => {
    if (whyProxyMissing(name) !== undefined) installPackages(proxyPackages[name]);
    const reason = whyProxyMissing(name);
    return reason === undefined ? [] : [`the journey behind ${name} is skipped: ${reason}`];
  });
}

/**
 * Installs what makes a bare Debian where it is missing, for the journey of the release.
 *
 * @returns one line where this machine can't make one.
 */
export function ensureBareDebian(): readonly string[] {
  if (whyBareRootMissing() !== undefined) installPackages('mmdebstrap');
  const reason = whyBareRootMissing();
  return reason === undefined ? [] : [`the release is not run in a bare Debian: ${reason}`];
}

const hasPromtool = () => spawnSync('promtool', ['--version']).status === 0;

/**
 * Installs what tests the rules of alerts where it is missing.
 *
 * @returns one line where the rules are not tested on this machine.
 */
export function ensurePromtool(): readonly string[] {
  if (!hasPromtool()) installPackages('prometheus');
  return hasPromtool()
    ? []
    : ['the alerts are not caused: promtool is missing (package prometheus)'];
}
