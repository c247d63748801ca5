import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));

/** Returns the only example of a language on the operations page. */
export function docsExample(language: string): string {
  const text = readFileSync(page, 'utf8');
  const found = [...text.matchAll(new RegExp('^```' + language + '\\n(.*?)^```', 'gms'))];
  const [, example] = found[0] ?? [];
  if (found.length !== 1 || example === undefined) {
    throw new Error(`The operations page has ${found.length} examples in ${language}.`);
  }
  return example;
}

/** Replaces a part of an example, which must have it. */
export function replaced(example: string, part: string, by: string): string {
  if (!example.includes(part)) throw new Error(`The example has no ${part}`);
  return example.replaceAll(part, by);
}
