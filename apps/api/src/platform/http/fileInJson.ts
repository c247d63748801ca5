import { createDataUrlReader } from './dataUrl.ts';
import { invalid, Refusal } from './refusal.ts';

/** The longest that a body may be without its file, in bytes. */
const REST_LIMIT = 128 * 1024;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const opening = new Set([0x7b, 0x5b]);
const closing = new Set([0x7d, 0x5d]);

/** Takes a file out of a JSON body while it comes, so that neither its text nor its bytes are ever held whole. */
export interface FileInJson {
  /** The bytes of the file that the next piece of the body brings, in order. */
  read(chunk: Buffer): readonly Buffer[];
  /** What is left: the body with an empty text in place of the file, and its media type where there was a file. */
  end(): { readonly rest: Buffer; readonly mediaType: string | undefined };
}

/**
 * Whatever is not the file passes as it is, and is judged by the JSON parser: this only has to know where texts begin
 * and end.
 *
 * @param field - the name, in the outermost object, of the data URL that is the file.
 */
export function createFileInJson(field: string): FileInJson {
  const rest: Buffer[] = [];
  let restBytes = 0;
  let state: 'between' | 'text' | 'file' = 'between';
  let [depth, isInObject, isKeyNext, isEscaped] = [0, false, false, false];
  let key: number[] | undefined;
  let isFileNext = false;
  let [file, held, mediaType] = [createDataUrlReader(field), '', undefined as string | undefined];

  const keep = (bytes: Buffer) => {
    restBytes += bytes.length;
    if (restBytes > REST_LIMIT) {
      throw new Refusal('payload_too_large', 'The body is larger than is accepted.', {
        field: 'body',
      });
    }
    rest.push(bytes);
  };
  const between = (byte: number) => {
    if (opening.has(byte)) {
      depth += 1;
      if (depth === 1) isInObject = isKeyNext = byte === 0x7b;
    } else if (closing.has(byte)) depth -= 1;
    else if (depth !== 1 || !isInObject) return;
    else if (byte === COMMA) isKeyNext = true;
    else if (byte === COLON) {
      isKeyNext = false;
      isFileNext = key !== undefined && nameOf(key) === field;
    }
  };
  const beginText = () => {
    const isOutermost = depth === 1 && isInObject;
    if (isOutermost && !isKeyNext && isFileNext) {
      if (mediaType !== undefined) throw invalid(field, `${field} must not be given twice.`);
      state = 'file';
      return;
    }
    state = 'text';
    key = isOutermost && isKeyNext ? [] : undefined;
  };
  const inText = (byte: number) => {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) {
      state = 'between';
      return;
    }
    key?.push(byte);
  };
  /** Reads up to the end of the file's text, and tells how much of the chunk that was. */
  const inFile = (chunk: Buffer, from: number): readonly [bytes: Buffer, next: number] => {
    const quote = chunk.indexOf(QUOTE, from);
    const end = quote === -1 ? chunk.length : quote;
    let text = held + chunk.toString('latin1', from, end);
    // The one escape that some programs put into such a text; it may be cut in two.
    held = quote === -1 && text.endsWith('\\') ? '\\' : '';
    if (held !== '') text = text.slice(0, -1);
    const bytes = file.read(text.includes('\\') ? text.replaceAll('\\/', '/') : text);
    if (quote === -1) return [bytes, end];
    mediaType = file.end();
    file = createDataUrlReader(field);
    [state, isFileNext] = ['between', false];
    return [bytes, quote];
  };

  return {
    read(chunk) {
      const found: Buffer[] = [];
      let kept = 0;
      for (let at = 0; at < chunk.length; at += 1) {
        if (state === 'file') {
          const [bytes, next] = inFile(chunk, at);
          found.push(bytes);
          at = kept = next;
          if (next === chunk.length) break;
          continue;
        }
        const byte = chunk.readUInt8(at);
        if (state === 'text') inText(byte);
        else if (byte === QUOTE) {
          beginText();
          if (readsFile()) keep(chunk.subarray(kept, at + 1));
        } else between(byte);
      }
      if (!readsFile()) keep(chunk.subarray(kept));
      return found;
    },
    end: () => ({ rest: Buffer.concat(rest), mediaType }),
  };

  // Asked by name, since the compiler does not see that what is called above changes it.
  function readsFile() {
    return state === 'file';
  }
}

/** A key as JSON reads it; undefined where it is none, which the parser will refuse. */
function nameOf(key: readonly number[]): string | undefined {
  try {
    return String(JSON.parse(`"${Buffer.from(key).toString('utf8')}"`));
  } catch {
    return undefined;
  }
}
