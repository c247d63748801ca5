import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import * as z from 'zod/mini';
import { root } from '../workspace/paths.ts';

const program = join(root, 'apps/api/src/testing/printSampleEmails.ts');
const emailsSchema = z.object({ usual: z.record(z.string(), z.object({ html: z.string() })) });

/** Takes every email that the server sends, as a phone with mail programs of both themes shows it. */
export async function takeEmails(browser: Browser, folder: string): Promise<readonly string[]> {
  const printed = execFileSync(process.execPath, ['--conditions=@parlour/source', program]);
  const { usual } = emailsSchema.parse(JSON.parse(printed.toString()));
  const files: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await using page = await browser.newPage({
      viewport: { width: 360, height: 740 },
      colorScheme,
    });
    for (const [name, { html }] of Object.entries(usual)) {
      const file = `email-${name}-${colorScheme}-360.png`;
      await page.setContent(html);
      await page.screenshot({ path: join(folder, file), fullPage: true });
      files.push(file);
    }
  }
  return files;
}
