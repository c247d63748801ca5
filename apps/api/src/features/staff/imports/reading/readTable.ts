import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { decodeFile, type Encoding, findEncoding } from './encoding.ts';
import { FileError } from './fileError.ts';
import type { PackageFile } from './packageSource.ts';

/** How a table is written. */
export interface TableFormat {
  readonly encoding: Encoding;
  readonly delimiter: string;
  /** Whether its first line says the delimiter, as Excel and Salesforce write it. */
  readonly hasDelimiterLine: boolean;
}

/** One record of a table, the header too. */
export interface TableRecord {
  /** The line where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Characters. A longer record has a quotation mark that nobody closed. */
const RECORD_LIMIT = 512 * 1024;
const DELIMITERS = [',', ';', '\t', '|'] as const;
/** The line before the header that says the delimiter. */
const DELIMITER_LINE = /^"?sep=([^\w\s"]|\t)"?[,;\t]*$/i;

/**
 * Finds out how a table is written: its encoding, and its delimiter, which a line before the header says, or otherwise the one that
 * the header has most of (api/staff/imports-1).
 */
export async function findFormat(file: PackageFile): Promise<TableFormat> {
  const encoding = await findEncoding(file);
  let start = '';
  for await (const text of decodeFile(file, encoding)) {
    start += text;
    if (start.length > RECORD_LIMIT || firstLine(start).length < start.length) break;
  }
  const first = firstLine(start);
  const [, said] = DELIMITER_LINE.exec(first) ?? [];
  if (said !== undefined) return { encoding, delimiter: said, hasDelimiterLine: true };
  const plain = first.replaceAll(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: plain.split(delimiter).length,
  }));
  const [most] = counts.toSorted((one, other) => other.count - one.count);
  return { encoding, delimiter: most?.delimiter ?? ',', hasDelimiterLine: false };
}

/** Returns the text up to the first line break outside of quotation marks. */
function firstLine(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (character === '\n' || character === '\r')) return text.slice(0, at);
  }
  return text;
}

interface ParsedRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/**
 * Reads the records of a table one by one, without those that are empty.
 *
 * @throws FileError where a quotation mark is out of place, with the line.
 */
export async function* readTable(
  file: PackageFile,
  { encoding, delimiter, hasDelimiterLine }: TableFormat,
): AsyncGenerator<TableRecord> {
  const parser = Readable.from(withPlainBreaks(decodeFile(file, encoding))).pipe(
    parse({
      info: true,
      delimiter,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: RECORD_LIMIT,
    }),
  );
  let lastLine = 0;
  let isSkipped = !hasDelimiterLine;
  try {
    for await (const parsed of parser as AsyncIterable<ParsedRecord>) {
      const { record, info } = parsed;
      lastLine = info.lines;
      if (!isSkipped) {
        isSkipped = true;
        continue;
      }
      if (record.every((cell) => cell.trim() === '')) continue;
      yield { line: info.lines - breaksIn(record), cells: record };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // What is never closed has begun behind the last record.
    const line = error.code === 'CSV_QUOTE_NOT_CLOSED' ? lastLine + 1 : lineOf(error);
    throw new FileError(file.name, messageOf(error.code), line);
  }
}

/** Writes every line break as one character: the parser counts the two of Windows as two lines within a cell. */
async function* withPlainBreaks(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let hadReturn = false;
  for await (const text of texts) {
    if (text === '') continue;
    const whole = hadReturn && text.startsWith('\n') ? text.slice(1) : text;
    hadReturn = text.endsWith('\r');
    yield whole.replaceAll(/\r\n?/g, '\n');
  }
}

const breaksIn = (record: readonly string[]) =>
  record.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0);

const lineOf = (error: CsvError) => (typeof error.lines === 'number' ? error.lines : undefined);

function messageOf(code: string): string {
  switch (code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'A quotation mark is not closed.';
    case 'CSV_MAX_RECORD_SIZE':
      return 'A row is too long. Perhaps a quotation mark is not closed.';
    default:
      return 'A quotation mark is out of place. Put the cell in quotation marks, and double those in it.';
  }
}
