import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { chromium } from 'playwright';
import { z } from 'zod';
import { titleOf } from './findable.ts';

const indexShape = z.object({
  entries: z.record(
    z.string(),
    z.object({ title: z.string(), name: z.string(), type: z.enum(['story', 'docs']) }),
  ),
});

/**
 * Types each word into the search of a built book, as a reader does.
 *
 * @param synonyms the words and the pages for each, the best one first
 * @returns a line for each word whose first result is another page than the best
 */
export async function searchBook(
  folder: string,
  synonyms: ReadonlyMap<string, readonly string[]>,
): Promise<string[]> {
  const { entries } = indexShape.parse(
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')),
  );
  const pages = Object.values(entries);
  await using server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: chromiumFlags,
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(server.url);
    const field = tab.locator('#storybook-explorer-searchfield');
    const results = tab.locator('.search-result-item');
    const faults: string[] = [];
    for (const [word, [best]] of synonyms) {
      await field.fill(word);
      const first =
        (await results.count()) > 0 ? await results.first().getAttribute('data-id') : '';
      const title = entries[first ?? '']?.title ?? 'nothing';
      if (best !== undefined && title !== titleOf(pages, best)) {
        faults.push(`the search for "${word}" finds ${title} before ${best}`);
      }
    }
    return faults;
  } finally {
    await browser.close();
  }
}
