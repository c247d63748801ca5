import { invalid } from './refusal.ts';

const HEADER_LIMIT = 500;

/** Reads a data URL in Base64 piece by piece. */
export interface DataUrlReader {
  /** The bytes that the next piece brings. */
  read(text: string): Buffer;
  /** Ends it, and tells the media type that it names: lower case, empty where it names none. */
  end(): string;
}

/** @param field - named by each refusal. */
export function createDataUrlReader(field: string): DataUrlReader {
  let header = '';
  let mediaType: string | undefined;
  let held = '';
  const refuse = () =>
    invalid(
      field,
      `${field} must be a data URL in Base64, such as data:application/pdf;base64,...`,
    );

  const readHeader = (text: string): string => {
    const all = header + text;
    const comma = all.indexOf(',');
    header = comma === -1 ? all : all.slice(0, comma);
    // Wrong from the start, so that it need not be long to be found out.
    if (header.length > HEADER_LIMIT || !'data:'.startsWith(header.slice(0, 5).toLowerCase())) {
      throw refuse();
    }
    if (comma === -1) return '';
    const type = /^data:([^;,]*)(?:;[^;,]*)*;base64$/i.exec(header)?.[1];
    if (type === undefined) throw refuse();
    mediaType = type.trim().toLowerCase();
    return all.slice(comma + 1);
  };

  return {
    read(text) {
      const body = held + (mediaType === undefined ? readHeader(text) : text);
      const whole = body.length - (body.length % 4);
      held = body.slice(whole);
      const ready = body.slice(0, whole);
      // What comes after the padding is not read silently, as Node would.
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(ready) || (ready.endsWith('=') && held !== '')) {
        throw refuse();
      }
      if (ready.endsWith('=')) held = '=';
      return Buffer.from(ready, 'base64');
    },
    end() {
      if (mediaType === undefined || (held !== '' && held !== '=')) throw refuse();
      return mediaType;
    },
  };
}
