import { createDataUrlReader } from './dataUrl.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';

/** The longest body without its file, in bytes. */
const REST_LIMIT = 128 * 1024;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const openingBrackets = new Set([0x7b, 0x5b]);
const closingBrackets = new Set([0x7d, 0x5d]);

/**
 * Extracts a file from a JSON body as it streams in, so that neither the body nor the file is ever held whole. A parser
 * needs the whole text, hence this scanner (ADR 0014).
 *
 * Copies everything but the file unchanged and leaves its validation to the JSON parser. The scanner only detects where
 * strings begin and end.
 *
 * @param field - the property of the outermost object whose value is the file, as a data URL.
 */
export function createFileInJson(field: string) {
  const rest: Buffer[] = [];
  let restBytes = 0;
  let state: 'structure' | 'string' | 'file' = 'structure';
  let [depth, isInObject, isKeyNext, isEscaped] = [0, false, false, false];
  let key: number[] | undefined;
  let isFileNext = false;
  let [file, pendingEscape, mediaType] = [
    createDataUrlReader(field),
    '',
    undefined as string | undefined,
  ];

  const appendRest = (bytes: Buffer) => {
    restBytes += bytes.length;
    if (restBytes > REST_LIMIT) {
      throw new ApiError('payload_too_large', 'The body is larger than is accepted.', {
        field: 'body',
      });
    }
    rest.push(bytes);
  };
  const readStructure = (byte: number) => {
    if (openingBrackets.has(byte)) {
      depth += 1;
      if (depth === 1) isInObject = isKeyNext = byte === 0x7b;
    } else if (closingBrackets.has(byte)) depth -= 1;
    else if (depth !== 1 || !isInObject) return;
    else if (byte === COMMA) isKeyNext = true;
    else if (byte === COLON) {
      isKeyNext = false;
      isFileNext = key !== undefined && parseKey(key) === field;
    }
  };
  const beginString = () => {
    const isOutermost = depth === 1 && isInObject;
    if (isOutermost && !isKeyNext && isFileNext) {
      if (mediaType !== undefined) throw invalidInput(field, `${field} must not be given twice.`);
      state = 'file';
      return;
    }
    state = 'string';
    key = isOutermost && isKeyNext ? [] : undefined;
  };
  const readString = (byte: number) => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) {
      state = 'structure';
      return;
    }
    key?.push(byte);
  };
  /** Reads up to the end of the file's string, and returns its bytes and the index of the next byte in the chunk. */
  const readFile = (chunk: Buffer, from: number): readonly [bytes: Buffer, next: number] => {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    let text = pendingEscape + chunk.toString('latin1', from, end);
    // Some programs escape slashes in such a string, and two chunks may share an escape.
    pendingEscape = quote === -1 && text.endsWith('\\') ? '\\' : '';
    if (pendingEscape !== '') text = text.slice(0, -1);
    const bytes = file.read(text.includes('\\') ? text.replaceAll('\\/', '/') : text);
    if (quote === -1) return [bytes, end];
    mediaType = file.end();
    file = createDataUrlReader(field);
    [state, isFileNext] = ['structure', false];
    return [bytes, quote];
  };

  return {
    /** Reads the next chunk of the body, and returns the bytes of the file in it, in order. */
    read(chunk: Buffer): readonly Buffer[] {
      const fileBytes: Buffer[] = [];
      let restStart = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        if (state === 'file') {
          const [bytes, next] = readFile(chunk, at);
          fileBytes.push(bytes);
          at = restStart = next;
          if (next === chunk.length) break;
          continue;
        }
        const byte = chunk.readUInt8(at);
        if (state === 'string') readString(byte);
        else if (byte === QUOTE) {
          beginString();
          if (isReadingFile()) appendRest(chunk.subarray(restStart, at + 1));
        } else readStructure(byte);
      }
      if (!isReadingFile()) appendRest(chunk.subarray(restStart));
      return fileBytes;
    },
    /** Returns the body with an empty string in place of the file, and the file's media type, undefined without a file. */
    end: () => ({ rest: Buffer.concat(rest), mediaType }),
  };

  // A function, since the compiler does not see that the calls above change the state.
  function isReadingFile() {
    return state === 'file';
  }
}

/** Parses a key as JSON. Returns undefined for an invalid one, left to the JSON parser to reject. */
function parseKey(key: readonly number[]): string | undefined {
  try {
    return String(JSON.parse(`"${Buffer.from(key).toString('utf8')}"`));
  } catch {
    return undefined;
  }
}
