import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { chromiumFlags, headlessShellPath } from '@parlour/e2e';
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
  await using server = createServer((request, response) => {
    const isPage = request.url === '/';
    const content = isPage
      ? Promise.resolve('<!doctype html><script type="module" src="/main.js"></script>')
      : readFile(join(outdir, (request.url ?? '').replaceAll('..', '')));
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    content.then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  await using browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: chromiumFlags,
  });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.waitForFunction(() => document.title !== '');
  return await page.title();
}
