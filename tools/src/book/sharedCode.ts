/** Bytes of the longest code that can be shared. */
const LONGEST = 50_000;

/** The part of the address that has the code. */
export const CODE = 'code';

const read = async (stream: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(LONGEST);
  let length = 0;
  for await (const part of stream) {
    if (length + part.length > LONGEST) throw new RangeError('The code is too long.');
    bytes.set(part, length);
    length += part.length;
  }
  return bytes.slice(0, length);
};

/** Packs code for an address. Rejects for code of more than 50,000 bytes. */
export async function packCode(code: string): Promise<string> {
  const blob = new Blob([code]);
  if (blob.size > LONGEST) throw new RangeError('The code is too long.');
  const packed = blob.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = await read(packed);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Returns the code that an address brings. Undefined where it brings none, or what is no packed code. */
export async function codeIn(search: string): Promise<string | undefined> {
  const packed = new URLSearchParams(search).get(CODE);
  if (packed === null) return undefined;
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const code = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await read(code));
  } catch {
    return undefined;
  }
}
