import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { libraries, root } from './tarballs.ts';

/** A program of the documents, with the output that they show below it. */
export interface Program {
  /** The document and the number of the program in it. */
  readonly name: string;
  readonly source: string;
  readonly output: string;
}

const documents = ['docs/core-guide.md', ...libraries.map((name) => `libs/${name}/README.md`)];

const shownProgram = /^```ts\n(?<source>.*?)^```\n\n```text\n(?<output>.*?)^```$/gms;

/** Reads every program of the guide and of the libraries' READMEs. */
export function readPrograms(): readonly Program[] {
  return documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const title = basename(document) === 'README.md' ? document.split('/')[1] : document;
    return [...text.matchAll(shownProgram)].map(
      ({ groups: { source = '', output = '' } = {} }, index) => ({
        name: `${basename(title ?? document, '.md')}-${index + 1}`,
        source,
        output,
      }),
    );
  });
}

/** Counts the programs of the documents, those without a shown output too. */
export function countPrograms(): number {
  return documents
    .map((document) => readFileSync(join(root, document), 'utf8').match(/^```ts$/gm)?.length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}

/** Returns the names of the tarballs that the documents install. */
export function namedTarballs(): readonly string[] {
  return documents.flatMap((document) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(/\.\/(?<name>[\w.-]+\.tgz)/g)].map(
      ({ groups: { name = '' } = {} }) => name,
    ),
  );
}

/** Returns the shell commands of the guide, which make a project outside the repository in `../club-tool`. */
export function guideCommands(): readonly string[] {
  const text = readFileSync(join(root, 'docs/core-guide.md'), 'utf8');
  return [...text.matchAll(/^```sh\n(?<commands>.*?)^```$/gms)].flatMap(
    ({ groups: { commands = '' } = {} }) => commands.trim().split('\n'),
  );
}
