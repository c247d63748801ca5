import type { DocumentType } from '@parlour/contract';
import { formatDay } from '../catalog/dates.ts';
import { documentFields, type DocumentFieldName, secretLabels } from './documentFields.ts';
import { isNothingToSee } from './nothingToSee.ts';
import { lettersAndDigits, replaceRepeats } from './repeats.ts';

/** What a list shows in place of a number. */
const MASK = '••••••';

/** The values of the fields of a document's type; those without one are missing or blank. */
export type DocumentDetails = Readonly<Partial<Record<DocumentFieldName, string>>>;

/**
 * The description that is sent for a document: one line for each detail that was filled in, `Label: value`, a date
 * in words, the notes last (spec section 5).
 */
export const describeDocument = (type: DocumentType, details: DocumentDetails): string =>
  documentFields(type)
    .map(({ name, label, kind }) => {
      const value = (details[name] ?? '').trim();
      return [label, kind === 'date' ? formatDay(value) : value] as const;
    })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

const lineBreak = /([\n\r\u2028\u2029])/u;
const colons = /[:\u{fe13}\u{fe55}\u{ff1a}]/gu;

/** Labels in letters alone: nobody tells by sight what else stands in one. */
const secretWords = new Set(
  secretLabels
    .flatMap((label) => [label, label.replace('License', 'Licence')])
    .map((label) => lettersAndDigits(label)),
);

/** The beginning of a line up to the colon of a number's label, which may follow another one, such as that of the notes. */
function secretLabelOf(line: string): string | undefined {
  let begin = 0;
  for (const { index } of line.matchAll(colons)) {
    if (secretWords.has(lettersAndDigits(line.slice(begin, index))))
      return line.slice(0, index + 1);
    begin = index + 1;
  }
  return undefined;
}

/** A description with its numbers masked, and those numbers. One may stand on the line after its label. */
function maskLines(description: string): { shown: string; numbers: readonly string[] } {
  const numbers: string[] = [];
  let isNumberDue = false;
  const shown = description.split(lineBreak).map((line) => {
    const label = secretLabelOf(line);
    isNumberDue ||= label !== undefined;
    const value = line.slice(label?.length ?? 0);
    if (!isNumberDue || isNothingToSee(value)) return line;
    isNumberDue = false;
    numbers.push(value);
    return label === undefined ? MASK : `${label} ${MASK}`;
  });
  return { shown: shown.join(''), numbers };
}

/** The fewest letters and digits of a number that is looked for elsewhere: a shorter one may be part of any word. */
const LEAST_SIGNS = 5;

/** What a member calls a document, and its description. */
interface DocumentWords {
  readonly title: string;
  readonly description: string;
}

/**
 * A document's words as a list may show them: license and passport numbers masked. Any line with their label counts, so
 * that none gets through that was written in another way; a number that the title or the notes repeat is masked there
 * too, whatever its case and whatever parts its letters and digits. The work grows with the length of the words alone.
 */
export function maskDocument({ title, description }: DocumentWords): DocumentWords {
  const { shown, numbers } = maskLines(description);
  const sought = new Set(
    numbers.map(lettersAndDigits).filter((signs) => signs.length >= LEAST_SIGNS),
  );
  return {
    title: replaceRepeats(title, sought, MASK),
    description: replaceRepeats(shown, sought, MASK),
  };
}
