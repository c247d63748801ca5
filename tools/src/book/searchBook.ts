import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumFlags, headlessShellPath, serveFolder } from '@parlour/e2e';
import { chromium, errors } from 'playwright';
import { z } from 'zod';
import { titleOf } from './findable.ts';

const indexShape = z.object({
  entries: z.record(
    z.string(),
    z.object({ title: z.string(), name: z.string(), type: z.enum(['story', 'docs']) }),
  ),
});

/** How long the right first result may take, in milliseconds. Each wrong one takes as long. */
const TIMEOUT = 10_000;

type Question = readonly [word: string, best: string];

/**
 * Returns the words in an order that goes from page to page. So the results of one word are not those of the word before,
 * which are there until the search has read the next.
 */
function inTurn(synonyms: ReadonlyMap<string, readonly string[]>): readonly Question[] {
  const asked = new Map<string, number>();
  const questions = [...synonyms].flatMap(([word, [best = '']]) => {
    const turn = (asked.get(best) ?? 0) + 1;
    asked.set(best, turn);
    return [{ turn, question: [word, best] as const }];
  });
  return questions.toSorted((a, b) => a.turn - b.turn).map(({ question }) => question);
}

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
  const pages = Object.entries(entries).filter(([, { type }]) => type === 'docs');
  const idOf = (name: string) => {
    const title = titleOf(Object.values(entries), name);
    return pages.find(([, page]) => page.title === title)?.[0];
  };
  await using server = await serveFolder(folder);
  const browser = await chromium.launch({
    executablePath: headlessShellPath(),
    args: chromiumFlags,
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(server.url);
    const first = tab.locator('.search-result-item').first();
    const isBest = async ([word, best]: Question) => {
      await tab.locator('#storybook-explorer-searchfield').fill(word);
      try {
        await first.and(tab.locator(`[data-id="${idOf(best)}"]`)).waitFor({ timeout: TIMEOUT });
        return true;
      } catch (error) {
        if (error instanceof errors.TimeoutError) return false;
        throw error;
      }
    };
    const faults: string[] = [];
    let last: Question = ['', ''];
    for (const question of inTurn(synonyms)) {
      const [word, best] = question;
      const other = [...synonyms].find(([, [each]]) => each !== best);
      if (best === last[1] && other !== undefined) await isBest([other[0], other[1][0] ?? '']);
      if (!(await isBest(question)))
        faults.push(`the search for "${word}" finds others than ${best}`);
      last = question;
    }
    return faults;
  } finally {
    await browser.close();
  }
}
