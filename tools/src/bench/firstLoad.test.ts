import { createServer } from 'node:http';
import { freePort } from '@parlour/e2e';
import { expect, onTestFinished, test } from 'vitest';
import { readFirstLoad, START_SCRIPT } from './firstLoad.ts';

const files: Readonly<Record<string, string>> = {
  '/page': `<link rel="modulepreload" href="/assets/start-a1.js"><link rel="modulepreload" href="/assets/page-b2.js">
    <script type="module">import("/assets/start-a1.js")</script><link rel="stylesheet" href="/assets/style-d4.css">
    <link rel="icon" href="/favicon.svg">`,
  '/assets/start-a1.js': 'import{a as b}from"./shared-e5.js";import"./effect-f6.js";console.log(b)',
  '/assets/page-b2.js':
    'export{a}from"./shared-e5.js";const later=()=>import("./later-g7.js");later',
  '/assets/shared-e5.js': 'const a=1;export{a}',
  '/assets/effect-f6.js': '1',
  '/assets/later-g7.js': '2',
  '/assets/style-d4.css': 'p{color:red}',
};

async function serve() {
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  onTestFinished(() => void server.close());
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${port}`;
}

test('a first load has what the page names and what that imports at once, each file once', async () => {
  const url = await serve();
  const { script, stylesheet } = await readFirstLoad(`${url}/page`);
  const expected = ['start-a1', 'page-b2', 'shared-e5', 'effect-f6'].map(
    (name) => `/assets/${name}.js`,
  );
  expect([...script]).toEqual([
    [START_SCRIPT, expect.any(Number)],
    ...expected.map((path) => [url + path, files[path]!.length]),
  ]);
  expect(script.get(START_SCRIPT)).toBeGreaterThan(0);
  expect([...stylesheet]).toEqual([[`${url}/assets/style-d4.css`, 12]]);
});

test('a page that names no files fails', async () => {
  await expect(readFirstLoad(`${await serve()}/assets/style-d4.css`)).rejects.toThrow(/names no/);
});
