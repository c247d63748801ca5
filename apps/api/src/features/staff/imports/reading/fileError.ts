/** Says in a sentence why a file can't be read at all. It names the file, and the line where one is meant. */
export class FileError extends Error {
  override readonly name = 'FileError';
  readonly file: string;

  /** @param line - from 1. Undefined for the whole file. */
  constructor(file: string, message: string, line?: number) {
    super(`${file}${line === undefined ? '' : `, line ${line}`}: ${message}`);
    this.file = file;
  }
}
