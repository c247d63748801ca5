import { posix } from 'node:path';
import { z } from 'zod';
import { type Check, filesLike, lineOf, type Repository } from './repository.ts';

const markdown = /\.md$/;
const fence = /^```.*?^```/gms;
const link = /\]\((?<inline>[^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (?<reference>\S+)/gm;
const heading = /^#{1,6} (?<title>.+)$/gm;
const elsewhere = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
const code = /^```.*?^```|`[^`\n]+`/gms;
const manifestShape = z.object({ scripts: z.record(z.string(), z.string()).default({}) });
const npmCommand = /\bnpm (?:run (?<script>[\w:-]+)|(?<short>start|test)\b)/g;

/** Blanks out code blocks, and keeps each other character in its place. */
const withoutCode = (text: string) =>
  text.replaceAll(fence, (block) => block.replaceAll(/[^\n]/g, ' '));

/** The anchor that a heading gets when the page is shown. */
export const anchorOf = (title: string) =>
  title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(heading)].map(({ groups }) => anchorOf(groups?.['title'] ?? ''));

const exists = (repository: Repository, path: string) =>
  path === '.' ||
  repository.has(path) ||
  [...repository.keys()].some((file) => file.startsWith(`${path}/`));

function linkFault(repository: Repository, page: string, target: string): string | undefined {
  const [path = '', anchor] = target.split('#', 2);
  const file =
    path === '' ? page : posix.join(posix.dirname(page), decodeURI(path)).replace(/\/$/, '');
  if (!exists(repository, file)) return `'${target}' leads nowhere`;
  const text = repository.get(file);
  if (anchor === undefined || text === undefined || !markdown.test(file)) return undefined;
  return anchorsOf(text).includes(anchor) ? undefined : `'${target}' names no heading of ${file}`;
}

/** Every relative link of every page leads to a file or folder of the repository, and to a heading where it names one. */
export const links: Check = (repository) =>
  filesLike(repository, markdown).flatMap(([page, text]) =>
    [...withoutCode(text).matchAll(link)].flatMap(({ groups, index }) => {
      const target = groups?.['inline'] ?? groups?.['reference'] ?? '';
      if (elsewhere.test(target)) return [];
      const fault = linkFault(repository, page, target);
      return fault === undefined ? [] : [`${page}:${lineOf(text, index)}: ${fault}`];
    }),
  );

/** Every npm command in a code block or in code type of every page is a script of package.json. */
export const commands: Check = (repository) => {
  const manifest = repository.get('package.json') ?? '{}';
  const { scripts } = manifestShape.parse(JSON.parse(manifest));
  return filesLike(repository, markdown).flatMap(([page, text]) =>
    [...text.matchAll(code)].flatMap((part) =>
      [...part[0].matchAll(npmCommand)].flatMap(({ 0: command, groups, index }) => {
        const script = groups?.['script'] ?? groups?.['short'];
        if (script === undefined || Object.hasOwn(scripts, script)) return [];
        const line = lineOf(text, part.index + index);
        return [`${page}:${line}: package.json has no script for '${command}'`];
      }),
    ),
  );
};
