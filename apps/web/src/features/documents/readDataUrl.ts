/** The browser can no longer read the file. The error belongs to the form's file field. */
class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
  readonly field = 'file';

  constructor(cause: unknown) {
    super('This file could not be read. Please choose it again.', { cause });
  }
}

/**
 * Reads a file as a data URL, asynchronously to keep the page responsive.
 * @throws an error with a message for the member, if the file can't be read
 */
export function readDataUrl(file: Blob, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    });
    reader.addEventListener('error', () => reject(new UnreadableFileError(reader.error)));
    reader.addEventListener('abort', () => reject(new UnreadableFileError(signal.reason)));
    reader.readAsDataURL(file);
  });
}
