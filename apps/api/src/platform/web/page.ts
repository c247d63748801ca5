import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@parlour/contract';
import * as z from 'zod';
import { escapedHtml } from '../html.ts';
import { keepBody, type KeptBody } from '../http/kept-lists/keptLists.ts';

/** JSON as it can stand in a script element: no character of it can end the element or open a comment. */
const escapedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

const preloadsSchema = z.record(z.string(), z.array(z.string().regex(/^\/assets\/[\w.-]+$/)));

/** Whether a path is one that the build names; `:name` in it stands for any one part of a path. */
const patternOf = (named: string): RegExp => new RegExp(`^${named.replaceAll(/:\w+/g, '[^/]+')}$`);

/** The member app's page: one for each address that the build names, which begins to load what that address needs. */
export interface Pages {
  readonly at: (path: string) => KeptBody;
}

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
  const pageWith = (files: readonly string[]) =>
    keepBody(
      html.replace('<!--preloads-->', () =>
        files
          .map(
            (path) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}">`,
          )
          .join(''),
      ),
    );

  const preloads = preloadsSchema.parse(
    JSON.parse(readFileSync(join(folder, 'preloads.json'), 'utf8')),
  );
  const other = await pageWith([]);
  const pages = await Promise.all(
    Object.entries(preloads).map(async ([named, files]) => ({
      pattern: patternOf(named),
      body: await pageWith(files),
    })),
  );
  return { at: (path) => pages.find(({ pattern }) => pattern.test(path))?.body ?? other };
}
