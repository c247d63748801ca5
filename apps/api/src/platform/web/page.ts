import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '@parlour/contract';
import { keepBody, type KeptBody } from '../http/kept-lists/keptLists.ts';

const MARKER = '<!--configuration-->';

/** JSON as it can stand in a script element: no character of it can end the element or open a comment. */
const escapedJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/**
 * The page that the member app starts from, with the run-time configuration written into it as a block of data.
 *
 * @param folder - what the build of the member app made.
 * @returns undefined when it is not built.
 */
export async function readPage(
  folder: string,
  configuration: Configuration,
): Promise<KeptBody | undefined> {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  const block = `<script type="application/json" id="configuration">${escapedJson(configuration)}</script>`;
  return keepBody(readFileSync(file, 'utf8').replace(MARKER, () => block));
}
