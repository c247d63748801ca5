import { invalidInput } from '../../errors/apiError.ts';

const HEADER_LIMIT = 500;

/**
 * Creates a reader of a data URL in Base64, chunk by chunk.
 *
 * @param field - the field's name for error messages.
 */
export function createDataUrlReader(field: string) {
  let header = '';
  let mediaType: string | undefined;
  let pending = '';
  const invalidDataUrl = () =>
    invalidInput(
      field,
      `${field} must be a data URL in Base64, such as data:application/pdf;base64,...`,
    );

  const readHeader = (text: string): string => {
    const all = header + text;
    const comma = all.indexOf(',');
    header = comma === -1 ? all : all.slice(0, comma);
    // Checked from its first characters, so that a wrong header is found early.
    if (header.length > HEADER_LIMIT || !'data:'.startsWith(header.slice(0, 5).toLowerCase())) {
      throw invalidDataUrl();
    }
    if (comma === -1) return '';
    const type = /^data:([^;,]*)(?:;[^;,]*)*;base64$/i.exec(header)?.[1];
    if (type === undefined) throw invalidDataUrl();
    mediaType = type.trim().toLowerCase();
    return all.slice(comma + 1);
  };

  return {
    /** Reads the next text and returns its bytes. */
    read(text: string) {
      const body = pending + (mediaType === undefined ? readHeader(text) : text);
      const whole = body.length - (body.length % 4);
      pending = body.slice(whole);
      const ready = body.slice(0, whole);
      // Node would silently ignore text after the padding.
      if (!/^[A-Za-z0-9+/]*={0,2}$/.test(ready) || (ready.endsWith('=') && pending !== '')) {
        throw invalidDataUrl();
      }
      if (ready.endsWith('=')) pending = '=';
      return Buffer.from(ready, 'base64');
    },
    /** Ends the data URL. Returns its media type in lower case, empty where it has none. */
    end() {
      if (mediaType === undefined || (pending !== '' && pending !== '=')) throw invalidDataUrl();
      return mediaType;
    },
  };
}
