import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { build } from 'esbuild';
import { chromium } from 'playwright';

/** Bundles a project's page and its module worker, opens it in Chromium and returns the title that it gives itself. */
export async function titleOfPage(folder: string): Promise<string> {
  const outdir = join(folder, 'site');
  await build({
    absWorkingDir: folder,
    entryPoints: ['page/main.ts', 'page/worker.ts'],
    bundle: true,
    format: 'esm',
    outdir,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  const page = '<!doctype html><script type="module" src="/main.js"></script>';
  await writeFile(join(outdir, 'index.html'), page);
  await using server = await serveFolder(outdir);
  await using browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: chromiumFlags,
  });
  const tab = await browser.newPage();
  await tab.goto(server.url);
  await tab.waitForFunction(() => document.title !== '');
  return await tab.title();
}
