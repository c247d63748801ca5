import { posix } from 'node:path';
import { linksOf, targetOf } from '../checks/markdown.ts';
import type { Repository } from '../checks/repository.ts';

/** What operators read, wherever it leads. IDs of behaviors in docs/security.md lead to pages `SPEC.md`. */
const read =
  /^(?:README|SECURITY|CHANGELOG)\.md$|^LICENSE$|^(?:docs|ops)\/|^(?:apps|libs)\/.*\/SPEC\.md$/;
/** What the release has in another form. */
const OWN = 'package.json';

/**
 * Returns the documents of a release, with every file that they link to. A link to a folder of the source becomes its path,
 * since the release has no source.
 */
export function releaseDocuments(repository: Repository): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const waiting = [...repository.keys()].filter((path) => read.test(path));
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = repository.get(path);
    if (text === undefined || found.has(path) || path === OWN) continue;
    found.set(path, text);
    if (path.endsWith('.md'))
      waiting.push(...linksOf(text).map(({ target }) => targetOf(path, target)));
  }
  const isThere = (path: string) =>
    path === OWN ||
    found.has(path) ||
    [...found.keys()].some((each) => each.startsWith(`${path}/`));
  return new Map(
    [...found].map(([page, text]) => {
      if (!page.endsWith('.md')) return [page, text];
      const linked = text.replaceAll(
        /\[([^\][]+)\]\(([^)\s:]+)\)/g,
        (link, title: string, target: string) => {
          const path = targetOf(page, target);
          return path === page || isThere(path)
            ? link
            : `${title} (\`${posix.normalize(path)}\` of the source)`;
        },
      );
      return [page, linked];
    }),
  );
}

/** The rows of the table of settings in the README. */
function settingRows(
  readme: string,
): readonly (readonly [name: string, byDefault: string, about: string])[] {
  const [, section = ''] = /^## Environment\n(.*?)(?=^## )/ms.exec(readme) ?? [];
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [names = '', byDefault = '', about = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.trim());
      return [...names.matchAll(/`(\w+)`/g)].map(
        ([, name = '']) => [name, byDefault, about] as const,
      );
    });
}

/** Returns the names of the settings that the README's table lists. */
export function settingNames(readme: string): readonly string[] {
  return settingRows(readme).map(([name]) => name);
}

const plain = (text: string) => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

/**
 * Returns the file of an operator's settings: those that a club must choose, and below them all others as comments.
 *
 * @param chosen - the file's first part.
 */
export function settingsFile(chosen: string, readme: string): string {
  const others = settingRows(readme)
    .filter(([name]) => !new RegExp(`^${name}=`, 'm').test(chosen))
    .map(([name, byDefault, about]) => {
      const [, value] = /^`([^`]*)`$/.exec(byDefault) ?? [];
      const isValue = value !== undefined && !/HOST:PORT|DATA_DIR/.test(value);
      const told = isValue ? '' : ` Default: ${plain(byDefault)}.`;
      return `# ${name}: ${plain(about).replace(/\.*$/, '')}.${told}\n#${name}=${isValue ? value : ''}\n`;
    });
  return `${chosen.trimEnd()}\n\n# All others, with their defaults. An own value begins without the #.\n\n${others.join('\n')}`;
}
