import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBook } from './openBook.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-book-'));
afterAll(() => rmSync(folder, { recursive: true }));

const pages = {
  'a-whole--story': '<p>Fine</p>',
  'b-pictureless--story': '<img src="/pictures/none.webp">',
  'c-erroneous--docs': '<script>console.error("It broke.")</script>',
  'e-linked--docs':
    '<a href="?path=/story/a-whole--story">A</a> <a href="./?path=/docs/f--docs">F</a>',
  'g-wide--story': '<p style="width: 2000px">Wide</p>',
  'd-absent--story': '<script>document.body.className = "sb-show-errordisplay"</script>',
};

test('every page is opened, and each fault is named with its page', async () => {
  const entries = Object.keys(pages).map((id) => [id, { type: id.split('--')[1] }]);
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(entries) }),
  );
  writeFileSync(
    join(folder, 'iframe.html'),
    `<link rel="icon" href="data:,"><body class="sb-show-main"><script>
      const pages = ${JSON.stringify(pages).replaceAll('</', '<\\/')};
      document.write(pages[new URLSearchParams(location.search).get('id')]);
    </script></body>`,
  );
  const opened = await openBook(folder);
  expect(opened.pages).toBe(6);
  const faults = opened.faults.map((fault) => fault.replace(/http:\S+(?=\/pictures)/, ''));
  expect(faults.toSorted()).toEqual([
    'b-pictureless--story: 404 for /pictures/none.webp',
    expect.stringMatching(/^b-pictureless--story: Failed to load resource/),
    'b-pictureless--story: no picture at /pictures/none.webp',
    'c-erroneous--docs: It broke.',
    'd-absent--story: it does not render',
    'e-linked--docs: no page at f--docs',
    expect.stringMatching(/^g-wide--story: it is 7\d\d px wider than the window$/),
  ]);
  expect(await openBook(folder, 'a-')).toEqual({ pages: 1, faults: [] });
});
