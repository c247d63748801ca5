import type { FileContent } from '../../platform/files/sealedReader.ts';
import { entriesInZip, readZipText } from './zip.ts';

/** The content type of the main part of a Word document without macros, in its strict form too. */
const MAIN_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const TYPES = '[content_types].xml';
const USUAL_PART = 'word/document.xml';
/** What says nothing of a part but that it is XML. */
const PLAIN_XML: ReadonlySet<string> = new Set(['application/xml', 'text/xml']);

/**
 * Whether a ZIP archive is a Word document without macros. Its relationships name the main part, which has any name (Word
 * Online calls it `document2.xml`), and its list of content types says what that is (ECMA-376-2). Where they say nothing,
 * the usual name does.
 */
export async function isWordArchive(content: FileContent): Promise<boolean> {
  const stored = await entriesInZip(content);
  if (stored === undefined) return false;
  // Some programs escape what links escape in the names of entries too (ECMA-376-2, 7.3.4), others do not.
  const entries = new Map([...stored].map(([name, entry]) => [decoded(name).toLowerCase(), entry]));
  if ([...entries.keys()].some((name) => name.endsWith('vbaproject.bin'))) return false;
  if (!entries.has(TYPES)) return false;
  const main = mainPartOf(await readZipText(content, entries.get('_rels/.rels'))) ?? USUAL_PART;
  if (!entries.has(main)) return false;
  const type = typeOf(await readZipText(content, entries.get(TYPES)), main);
  return type === undefined || PLAIN_XML.has(type) ? main === USUAL_PART : type === MAIN_TYPE;
}

/** Returns the path of the main part in lower case, whether its relationship names it from the root or not. */
function mainPartOf(relationships: string | undefined): string | undefined {
  const main = elementsOf(relationships, 'Relationship').find((each) =>
    each.type?.endsWith('/officeDocument'),
  );
  if (main?.target === undefined) return undefined;
  // Resolves `./` and `../`, and leaves what leads out of the archive without an entry.
  const target = URL.parse(main.target.replaceAll('\\', '/'), 'zip://archive/');
  return target === null ? undefined : decoded(target.pathname).slice(1).toLowerCase();
}

function typeOf(types: string | undefined, part: string): string | undefined {
  const override = elementsOf(types, 'Override').find(
    ({ partname }) => partname !== undefined && decoded(partname).toLowerCase() === `/${part}`,
  );
  const ending = part.slice(part.lastIndexOf('.') + 1);
  const byEnding = elementsOf(types, 'Default').find(
    ({ extension }) => extension?.toLowerCase() === ending,
  );
  return (override ?? byEnding)?.contenttype?.trim();
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

type Attributes = Readonly<Record<string, string | undefined>>;

/** Returns the attributes of each element of this name, whatever its prefix, with their names in lower case. */
function elementsOf(xml: string | undefined, name: string): readonly Attributes[] {
  return Array.from(
    (xml ?? '').matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}\\s([^>]{0,4000})>`, 'g')),
    ([, text]) =>
      Object.fromEntries(
        Array.from(
          (text ?? '').matchAll(/(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g),
          ([, key = '', quoted, single]) => [key.toLowerCase(), quoted ?? single ?? ''],
        ),
      ),
  );
}
