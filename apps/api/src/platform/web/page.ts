import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@parlour/contract';
import * as z from 'zod';
import { escapedHtml, escapedJson } from '../escaping.ts';
import { keepBody, type KeptBody } from '../http/kept-lists/keptLists.ts';
import { earlyScript } from './earlyScript.ts';
import { marks, replaced } from './marks.ts';

const preloadsSchema = z.record(z.string(), z.array(z.string().regex(/^\/assets\/[\w.-]+$/)));

/** Whether a path is one that the build names; `:name` in it stands for any one part of a path. */
const patternOf = (named: string): RegExp => new RegExp(`^${named.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The member app's page: one for each address that the build names, which begins to load what that address needs. */
export interface Pages {
  /** As the browser draws it. */
  readonly at: (path: string) => KeptBody;
  /** What stands around a page that the server has rendered, which is put between its marks. */
  readonly templateAt: (path: string) => string;
}

/**
 * What stands around a rendered page. Its scripts wait until it has been painted, since it can be read without them
 * (paint-first in the member app's build sees to it).
 */
export const templateOf = (html: string): string =>
  replaced(html, 'scripts-needed', '')
    .replaceAll('rel="modulepreload"', 'rel="later"')
    .replace('<!--/about-->', () => `<!--/about--><script>${earlyScript}</script>`);

/**
 * Reads the page that the member app starts from, with the run-time configuration and the club's name written into it.
 *
 * @param folder - what the build of the member app made.
 * @returns undefined when it is not built.
 */
export async function readPages(
  folder: string,
  configuration: Configuration,
): Promise<Pages | undefined> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const block = `<script type="application/json" id="configuration">${escapedJson(configuration)}</script>`;
  const html = readFileSync(file, 'utf8')
    .replace('<!--configuration-->', () => block)
    .replace('<!--club-name-->', () => escapedHtml(configuration.clubName));
  const pageWith = async (files: readonly string[]) => {
    const links = files.map(
      (path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`,
    );
    const page = html.replace('<!--preloads-->', () => links.join(''));
    return { template: templateOf(page), body: await keepBody(page.replaceAll(marks, '')) };
  };

  const preloads = preloadsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')),
  );
  const other = await pageWith([]);
  const pages = await Promise.all(
    Object.entries(preloads).map(async ([named, files]) => ({
      pattern: patternOf(named),
      page: await pageWith(files),
    })),
  );
  const pageAt = (path: string) => pages.find(({ pattern }) => pattern.test(path))?.page ?? other;
  return { at: (path) => pageAt(path).body, templateAt: (path) => pageAt(path).template };
}
