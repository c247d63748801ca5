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
  'h-failing--story': `<script>
    says.storyRenderPhaseChanged = [{ newPhase: 'playing' }];
    requestAnimationFrame(() => {
      says.playFunctionThrewException = [{ message: 'No button.\\nThere is a link.' }];
      says.storyRenderPhaseChanged = [{ newPhase: 'completing' }];
    });
  </script>`,
  'i-narrow--story': '<p style="width: 500px; margin: 0">Narrow</p>',
};

/** What the page of a story has of Storybook: what its channel said last, and what a story asks for. */
const storybook = `
  const says = { storyRenderPhaseChanged: [{ newPhase: 'finished' }] };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: (name) => says[name] };
  const phone = { viewport: { defaultViewport: 'phone', options: { phone: { styles: { width: '360px' } } } } };
  globalThis.__STORYBOOK_PREVIEW__ = {
    ready: async () => {},
    loadStory: async ({ storyId }) => {
      if (storyId === 'd-absent--story') throw new Error('There is none.');
      return storyId === 'i-narrow--story' ? { parameters: phone } : {};
    },
  };`;

test('every page is opened, and each fault is named with its page', async () => {
  const entries = Object.keys(pages).map((id) => [id, { type: id.split('--')[1] }]);
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(entries) }),
  );
  writeFileSync(
    join(folder, 'iframe.html'),
    `<link rel="icon" href="data:,"><body class="sb-show-main"><script>
      ${storybook}
      const pages = ${JSON.stringify(pages).replaceAll('</', '<\\/')};
      document.write(pages[new URLSearchParams(location.search).get('id')]);
    </script></body>`,
  );
  const opened = await openBook(folder);
  expect(opened.pages).toBe(8);
  const faults = opened.faults.map((fault) => fault.replace(/http:\S+(?=\/pictures)/, ''));
  expect(faults.toSorted()).toEqual([
    'b-pictureless--story: 404 for /pictures/none.webp',
    expect.stringMatching(/^b-pictureless--story: Failed to load resource/),
    'b-pictureless--story: no picture at /pictures/none.webp',
    'c-erroneous--docs: It broke.',
    'd-absent--story: it does not render',
    'e-linked--docs: no page at f--docs',
    expect.stringMatching(/^g-wide--story: it is 7\d\d px wider than the window$/),
    'h-failing--story: its play fails: No button.',
    expect.stringMatching(/^i-narrow--story: it is 14\d px wider than the window$/),
  ]);
  expect(await openBook(folder, 'a-')).toEqual({ pages: 1, faults: [] });
});
