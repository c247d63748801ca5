// `npm run test:browsers`: runs the journeys in Chromium, Firefox and WebKit, where they are installed. Takes Playwright's options.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureChromium, ensureDisplay } from './suites/programs.ts';
import { root } from './workspace/paths.ts';
import { buildWebWhenChanged } from './workspace/webBuild.ts';

const missing = ensureChromium();
if (missing !== undefined) console.error(`parlour: ${missing}`);
for (const line of ensureDisplay()) console.log(`parlour: ${line}`);
if (!(await buildWebWhenChanged())) process.exit(1);
const { status } = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config=browsers.config.ts',
    ...process.argv.slice(2),
  ],
  {
    cwd: join(root, 'apps/e2e'),
    stdio: 'inherit',
    // The journeys read the libraries' sources, which are not built here.
    env: { ...process.env, NODE_OPTIONS: '--conditions=@parlour/source' },
  },
);
process.exitCode = status ?? 1;
