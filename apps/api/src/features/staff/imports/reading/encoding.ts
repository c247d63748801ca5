import { isUtf8 } from 'node:buffer';
import { type FileStart, startOfFile } from '@parlour/core/documents';
import { FileError } from './fileError.ts';
import type { PackageFile } from './packageSource.ts';

/** How the bytes of a file are characters. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** So many bytes show whether every second one is zero, as in UTF-16 without a mark. */
const SAMPLE = 4096;
/** An incomplete character at the end of a chunk has at most this many bytes. */
const LONGEST_CHARACTER = 3;

/**
 * Finds out the encoding of a text (api/staff/imports-1): what its mark says, UTF-8 where all of it is that, and Windows-1252 otherwise.
 *
 * @throws FileError for a file that is no text.
 */
export async function findEncoding(file: PackageFile): Promise<Encoding> {
  let [isFirst, isValid] = [true, true];
  let rest: Buffer = Buffer.of();
  for await (const chunk of await file.open()) {
    const bytes: Buffer = Buffer.concat([rest, chunk]);
    if (isFirst) {
      isFirst = false;
      const known = encodingOfStart(bytes, file.name);
      if (known !== undefined) return known;
    }
    const end = completeEnd(bytes);
    isValid &&= isUtf8(bytes.subarray(0, end));
    if (!isValid) return 'windows-1252';
    rest = bytes.subarray(end);
  }
  return rest.length === 0 ? 'utf-8' : 'windows-1252';
}

/** What helps with a file that is no table. */
export const AS_TEXT = 'Save the sheet as CSV, please.';
/** What begins like this, where it is no picture. */
const otherFiles: Partial<Readonly<Record<FileStart, string>>> = {
  zip: 'a ZIP or Excel file',
  ole: 'a file of an office program',
  pdf: 'a PDF',
};

function encodingOfStart(bytes: Buffer, name: string): Encoding | undefined {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, at) => bytes[at] === byte));
  if (marked !== undefined) {
    // All of it is still checked.
    return marked.encoding === 'utf-8' ? undefined : marked.encoding;
  }
  const start = startOfFile(bytes);
  if (start !== null) {
    throw new FileError(name, `It is ${otherFiles[start] ?? 'a picture'}. ${AS_TEXT}`);
  }
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = { even: 0, odd: 0 };
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  });
  if (zeros.odd > sample.length / 4) return 'utf-16le';
  return zeros.even > sample.length / 4 ? 'utf-16be' : undefined;
}

/** Returns where the last complete character of a chunk of UTF-8 ends. */
function completeEnd(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(LONGEST_CHARACTER, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return bytes.length;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

/** Reads a file as text, without the mark at its beginning. */
export async function* decodeFile(file: PackageFile, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of await file.open()) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** What staff read of an encoding that may be wrong. Undefined for UTF-8. */
export const encodingNotes: Readonly<Record<Encoding, string | undefined>> = {
  'utf-8': undefined,
  'utf-16le': 'It was read as UTF-16.',
  'utf-16be': 'It was read as UTF-16.',
  'windows-1252': 'It is no UTF-8, so it was read as Windows-1252. Check names with accents.',
};
