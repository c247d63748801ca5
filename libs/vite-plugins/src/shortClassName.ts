import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** No vowels, since `ad1` is a class that content blockers hide. */
const consonants = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const workspace = fileURLToPath(new URL('../../..', import.meta.url));

/** The folder of the app, where Vite runs. */
const app = relative(workspace, process.cwd());

/** A name for each file of styles, by the order of their paths, which the builds of browser and server share. */
const fileNames = new Map(
  globSync(`{libs/*,${app}}/src/**/*.css.ts`, { cwd: workspace })
    .toSorted()
    .map((path, index) => [path, nameOf(index)]),
);

function nameOf(index: number): string {
  const { length } = consonants;
  const last = consonants.charAt(index % length);
  return index < length ? last : nameOf(Math.floor(index / length) - 1) + last;
}

/** What is named in each file so far, in the order of the file. */
const namedByFile = new Map<string, string[]>();

/** Where a class, a variable or an animation is defined. The path begins at the app's folder. */
interface Definition {
  readonly hash: string;
  readonly filePath: string;
}

/**
 * Names a class by its file and its number there, as `bF12`. Hashes do not compress, and each class is in the style sheet
 * and in a script. Throws for a file that was made since the build began.
 */
export function shortClassName({ hash, filePath }: Definition): string {
  const path = relative(workspace, filePath);
  const file = fileNames.get(path);
  if (file === undefined) throw new Error(`${path} has no short name.`);
  const named = namedByFile.get(path) ?? [];
  namedByFile.set(path, named);
  if (!named.includes(hash)) named.push(hash);
  return file + String(named.indexOf(hash));
}
