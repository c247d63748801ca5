import { posix } from 'node:path';
import { z } from 'zod';
import { type Check, findFiles, lineNumberOf, type Repository } from './repository.ts';

const markdown = /\.md$/;
const fence = /^```.*?^```/gms;
const link = /\]\((?<inline>[^)\s]+)(?: "[^"]*")?\)|^\[[^\]]+\]: (?<reference>\S+)/gm;
const heading = /^#{1,6} (?<title>.+)$/gm;
const externalTarget = /^(?:[a-z][a-z+.-]*:|\/\/)/i;
const code = /^```.*?^```|`[^`\n]+`/gms;
const manifestShape = z.object({
  name: z.string().optional(),
  scripts: z.record(z.string(), z.string()).default({}),
});
const npmCommand =
  /\bnpm (?:run (?<script>[\w:-]+)(?: -w (?<owner>@[\w/-]+))?|(?<short>start|test)\b)/g;

/** A command of the operator, behind a space or at the beginning. */
const staffCommand = /(?<![\w./-])parlour (?<command>[a-z][a-z-]*)/g;
/** What `bin/parlour` does without a file of its own. */
const ownCommands = ['start', 'version', 'help'];

/** Replaces code blocks by spaces, to keep the positions of all other characters. */
const withoutCode = (text: string) =>
  text.replaceAll(fence, (block) => block.replaceAll(/[^\n]/g, ' '));

/** Returns the anchor of a heading, as GitHub generates it. */
export function anchorOf(title: string) {
  return title
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

const anchorsOf = (text: string) =>
  [...withoutCode(text).matchAll(heading)].map(({ groups }) => anchorOf(groups?.['title'] ?? ''));

const exists = (repository: Repository, path: string) =>
  path === '.' ||
  repository.has(path) ||
  [...repository.keys()].some((file) => file.startsWith(`${path}/`));

/** Returns the file or folder that a relative link of a page leads to. */
export function targetOf(page: string, target: string): string {
  const [path = ''] = target.split('#', 1);
  return path === '' ? page : posix.join(posix.dirname(page), decodeURI(path)).replace(/\/$/, '');
}

/** Returns the relative links of a page, with their positions. */
export function linksOf(
  text: string,
): readonly { readonly target: string; readonly index: number }[] {
  return [...withoutCode(text).matchAll(link)]
    .map(({ groups, index }) => ({
      target: groups?.['inline'] ?? groups?.['reference'] ?? '',
      index,
    }))
    .filter(({ target }) => !externalTarget.test(target));
}

function linkIssue(repository: Repository, page: string, target: string): string | undefined {
  const [, anchor] = target.split('#', 2);
  const file = targetOf(page, target);
  if (!exists(repository, file)) return `'${target}' leads nowhere`;
  const text = repository.get(file);
  if (anchor === undefined || text === undefined || !markdown.test(file)) return undefined;
  return anchorsOf(text).includes(anchor) ? undefined : `'${target}' names no heading of ${file}`;
}

/** Checks that every relative link leads to an existing file or folder, and to an existing heading if it names one. */
export const links: Check = (repository) => {
  const targets = findFiles(repository, markdown).flatMap(([page, text]) =>
    linksOf(text).map(({ target, index }) => ({
      page,
      where: `${page}:${lineNumberOf(text, index)}`,
      target,
    })),
  );
  const issues = targets.flatMap(({ page, where, target }) => {
    const issue = linkIssue(repository, page, target);
    return issue === undefined ? [] : [`${where}: ${issue}`];
  });
  return { judged: targets.length, issues };
};

/** Returns the scripts of the packages by their names, those of the workspace itself by `undefined`. */
function readScripts(repository: Repository) {
  return new Map(
    findFiles(repository, /(?:^|\/)package\.json$/).map(([path, text]) => {
      const { name, scripts } = manifestShape.parse(JSON.parse(text));
      return [path === 'package.json' ? undefined : name, scripts] as const;
    }),
  );
}

/** Checks that every npm command in code is a script of the package that it names, or of the root, and that every staff command exists. */
export const commands: Check = (repository) => {
  const scripts = readScripts(repository);
  const named = findFiles(repository, markdown).flatMap(([page, text]) =>
    [...text.matchAll(code)].flatMap((part) =>
      [...part[0].matchAll(npmCommand)].map(({ 0: command, groups, index }) => ({
        where: `${page}:${lineNumberOf(text, part.index + index)}`,
        command,
        owner: groups?.['owner'],
        script: groups?.['script'] ?? groups?.['short'] ?? '',
      })),
    ),
  );
  const issues = named
    .filter(({ owner, script }) => !Object.hasOwn(scripts.get(owner) ?? {}, script))
    .map(({ where, command }) => `${where}: no package.json has a script for '${command}'`);
  const run = findFiles(repository, markdown).flatMap(([page, text]) =>
    [...text.matchAll(code)].flatMap((part) =>
      [...part[0].matchAll(staffCommand)].map(({ groups, index }) => ({
        where: `${page}:${lineNumberOf(text, part.index + index)}`,
        command: groups?.['command'] ?? '',
      })),
    ),
  );
  const unknown = run
    .filter(
      ({ command }) =>
        !ownCommands.includes(command) && !repository.has(`apps/api/src/commands/${command}.ts`),
    )
    .map(({ where, command }) => `${where}: there is no command 'parlour ${command}'`);
  return { judged: named.length + run.length, issues: [...issues, ...unknown] };
};
