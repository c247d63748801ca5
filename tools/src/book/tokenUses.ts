import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';

const NAME = 'virtual:token-uses';

/** Matches `tokens.space[4]`, and `space[4]` where a style has taken the group apart. */
const usePattern = (groups: readonly string[]) =>
  new RegExp(String.raw`\b(${groups.join('|')})(?:\.(\w+)|\[(\d+)\])`, 'g');

/**
 * Returns which styles use each token, by names such as `color.ink` and `space.4`. A style has the name of its component.
 *
 * @param styles - the texts of the style files by their paths.
 * @param groups - the names of the groups of tokens.
 */
export function usesOf(
  styles: Iterable<readonly [path: string, text: string]>,
  groups: readonly string[],
) {
  const pattern = usePattern(groups);
  const uses: Record<string, string[]> = {};
  for (const [path, text] of styles) {
    const name = basename(path, '.css.ts');
    const tokens = [...text.matchAll(pattern)].map(
      ([, group = '', key, step = '']) => `${group}.${key ?? step}`,
    );
    for (const token of new Set(tokens)) (uses[token] ??= []).push(name);
  }
  return uses;
}

/** Reads the styles of all packages. */
function* readStyles(): Generator<readonly [path: string, text: string]> {
  for (const { folder } of readPackages()) {
    const source = join(root, folder, 'src');
    for (const path of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
      if (path.endsWith('.css.ts')) yield [path, readFileSync(join(source, path), 'utf8')];
    }
  }
}

/** Tells written pages which styles use each token of some groups. */
export function tokenUses(groups: readonly string[]): Plugin {
  return {
    name: 'parlour:token-uses',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}`
        ? `export default ${JSON.stringify(usesOf(readStyles(), groups))};`
        : undefined,
  };
}
