/** A file that the browser can't read any more; it belongs to the field of the form that holds the file. */
class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly field = 'file';

  constructor(cause: unknown) {
    super('This file could not be read. Please choose it again.', { cause });
  }
}

/** A file as a data URL, read aside so that the page stays free. Throws an error whose message is the member's sentence. */
export const readDataUrl = (file: Blob, signal: AbortSignal): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new UnreadableFile(reader.error)));
    reader.addEventListener('abort', () => reject(new UnreadableFile(signal.reason)));
    reader.readAsDataURL(file);
  });
