import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { links } from '../checks/markdown.ts';
import { readRepository } from '../checks/repository.ts';
import { root } from '../workspace/paths.ts';
import { releaseDocuments, settingNames, settingsFile } from './releaseDocuments.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('the documents of a release have every file that they link to, and no link leads nowhere', () => {
  const documents = releaseDocuments(readRepository(root));
  expect([...documents.keys()]).toEqual(
    expect.arrayContaining(['README.md', 'SECURITY.md', 'LICENSE', 'docs/pictures/dashboard.webp']),
  );
  const { judged, issues } = links(new Map([...documents, ['package.json', '{}']]));
  expect(issues).toEqual([]);
  expect(judged).toBeGreaterThan(400);
});

test('a page that a document links to comes with what it links to, and a folder is named', () => {
  const repository = new Map([
    ['README.md', '[a](libs/a.md) [package](package.json) [b](libs/b)'],
    ['libs/a.md', '[b](b/main.ts)'],
    ['libs/b/main.ts', 'code'],
    ['libs/c/main.ts', 'code'],
    ['docs/a.md', '[code](../libs/c#part), [here](#here)\n\n# Here\n'],
    ['package.json', '{}'],
  ]);
  expect([...releaseDocuments(repository)].toSorted()).toEqual([
    ['README.md', '[a](libs/a.md) [package](package.json) [b](libs/b)'],
    ['docs/a.md', 'code (`libs/c` of the source), [here](#here)\n\n# Here\n'],
    ['libs/a.md', '[b](b/main.ts)'],
    ['libs/b/main.ts', 'code'],
  ]);
});

test('the README lists every variable that the server reads, and no other', () => {
  const sources = ['config.ts', 'retention.ts', 'observation.ts'].map((file) =>
    read(`apps/api/src/${file}`),
  );
  const names = sources.flatMap((text) =>
    [...text.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name),
  );
  const ofNode = ['NODE_EXTRA_CA_CERTS'];
  expect(settingNames(read('README.md')).toSorted()).toEqual([...names, ...ofNode].toSorted());
});

test('the file of settings has the whole table of the README, with defaults as comments', () => {
  const file = settingsFile(read('tools/src/release/files/parlour.env'), read('README.md'));
  for (const name of settingNames(read('README.md'))) {
    expect(file.match(new RegExp(`^#?${name}=`, 'gm')), name).toHaveLength(1);
  }
  expect(file).toContain('\n#HOST=127.0.0.1\n');
  expect(file).toContain('\n#KEEP_UNDELIVERED_EMAILS_DAYS=90\n');
  // Node reads what is no comment.
  expect(file.split('\n').filter((line) => !/^(?:#.*|[A-Z_]+=\S*|)$/.test(line))).toEqual([]);
});
