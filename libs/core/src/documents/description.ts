import type { DocumentType } from '@parlour/contract';
import { isBlank, typedLine } from '@parlour/contract/values';
import { formatDay } from '../format/dates.ts';
import { documentFields, type DocumentFieldName, secretLabels } from './documentFields.ts';
import { toLettersAndDigits, redactOccurrences } from './redactOccurrences.ts';

/** Replaces a number in a list. */
const MASK = '••••••';

/** The values of a document's fields. A field without a value is missing or blank. */
export type DocumentDetails = Readonly<Partial<Record<DocumentFieldName, string>>>;

/**
 * Joins the filled-in details into the description that is sent: one `Label: value` line each, dates in words, notes
 * last (core/documents-5).
 */
export function describeDocument(type: DocumentType, details: DocumentDetails): string {
  return documentFields(type)
    .map(({ name, label, kind }) => {
      const value = typedLine(details[name] ?? '');
      return [label, kind === 'date' ? formatDay(value) : value] as const;
    })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');
}

const lineBreak = /([\n\r\u2028\u2029])/u;
const colons = /[:\u{fe13}\u{fe55}\u{ff1a}]/gu;

/** The secret labels reduced to letters, so that spacing and punctuation inside a label do not hide it. */
const secretLabelLetters = new Set(
  secretLabels
    .flatMap((label) => [label, label.replace('License', 'Licence')])
    .map((label) => toLettersAndDigits(label)),
);

/**
 * Returns the start of a line up to the colon of a secret label. The label may follow another one, such as the label of
 * the notes.
 */
function secretLabelOf(line: string): string | undefined {
  let start = 0;
  for (const { index } of line.matchAll(colons)) {
    if (secretLabelLetters.has(toLettersAndDigits(line.slice(start, index))))
      return line.slice(0, index + 1);
    start = index + 1;
  }
  return undefined;
}

/** Masks the numbers of a description and returns them. A number may be on the line after its label. */
function maskLines(description: string): { masked: string; numbers: readonly string[] } {
  const numbers: string[] = [];
  let expectsNumber = false;
  const masked = description.split(lineBreak).map((line) => {
    const label = secretLabelOf(line);
    expectsNumber ||= label !== undefined;
    const value = line.slice(label?.length ?? 0);
    if (!expectsNumber || isBlank(value)) return line;
    expectsNumber = false;
    numbers.push(value);
    return label === undefined ? MASK : `${label} ${MASK}`;
  });
  return { masked: masked.join(''), numbers };
}

/** The shortest number that is searched for elsewhere. A shorter one may be part of any word. */
const MINIMUM_NUMBER_LENGTH = 5;

interface DocumentText {
  readonly title: string;
  readonly description: string;
}

/**
 * Masks license and passport numbers in the texts of a document, as lists show them (core/documents-6). Any line with a secret label
 * counts, however it is written. Repetitions in the title or notes are masked too, in any case and with any separators.
 * The cost is linear in the length of the texts (core/documents-20).
 */
export function maskDocument({ title, description }: DocumentText): DocumentText {
  const { masked, numbers } = maskLines(description);
  const sequences = new Set(
    numbers.map(toLettersAndDigits).filter((sequence) => sequence.length >= MINIMUM_NUMBER_LENGTH),
  );
  return {
    title: redactOccurrences(title, sequences, MASK),
    description: redactOccurrences(masked, sequences, MASK),
  };
}
