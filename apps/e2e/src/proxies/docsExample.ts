import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const page = fileURLToPath(new URL('../../../../docs/operations.md', import.meta.url));

/** The sections of the operations page that have an example in each language. */
const exampleSections = { one: 'Live updates', several: 'More than one server' } as const;
type ExampleSection = keyof typeof exampleSections;

/** Returns the only example of a language in a section of the operations page. */
export function docsExample(language: string, section: ExampleSection = 'one'): string {
  const heading = exampleSections[section];
  const [, rest = ''] = readFileSync(page, 'utf8').split(`\n## ${heading}\n`);
  const [text = ''] = rest.split('\n## ');
  const found = [...text.matchAll(new RegExp('^```' + language + '\\n(.*?)^```', 'gms'))];
  const [, example] = found[0] ?? [];
  if (found.length !== 1 || example === undefined) {
    throw new Error(`The section ${heading} has ${found.length} examples in ${language}.`);
  }
  return example;
}

/** Replaces a part of an example, which must have it. */
export function replaced(example: string, part: string, by: string): string {
  if (!example.includes(part)) throw new Error(`The example has no ${part}`);
  return example.replaceAll(part, by);
}
