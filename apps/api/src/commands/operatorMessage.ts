import { ZodError } from 'zod';
import { ApiError } from '../errors/apiError.ts';
import { isDatabaseUnavailable } from '../platform/postgres/connectionErrors.ts';
import { isDiskFull } from '../platform/process/diskFull.ts';

/** An error whose message is for operators. */
export class OperatorError extends Error {}

/** What an operator reads of an error of the file system. */
const fileMessages: Readonly<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `there is no ${path}`,
  EACCES: (path) => `this user may not open ${path}`,
  EPERM: (path) => `this user may not change ${path}`,
  EROFS: (path) => `${path} is on a disk that can only be read`,
  EEXIST: (path) => `${path} exists already: name a new one`,
  EISDIR: (path) => `${path} is a folder`,
  ENOTDIR: (path) => `a part of ${path} is no folder`,
};

const textOf = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : undefined;
};

/**
 * Returns what an operator reads of an error of a command: one sentence.
 *
 * @param whenFull - what a full disk means.
 */
export function operatorMessageOf(error: unknown, whenFull = 'the disk is full'): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError) return error.message;
  if (isDiskFull(error)) return whenFull;
  // The store's own message is for members.
  if (error instanceof ApiError && error.code === 'unavailable') {
    return 'FILES_URL: the bucket can not be reached';
  }
  if (isDatabaseUnavailable(error)) {
    return 'the database can not be reached: start the server, if it is the embedded one, or correct DATABASE_URL';
  }
  if (error instanceof ZodError) {
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n');
  }
  const [code, path] = [textOf(error, 'code') ?? '', textOf(error, 'path')];
  const ofFile = textOf(error, 'syscall') === undefined ? undefined : fileMessages[code];
  if (ofFile !== undefined) return ofFile(path ?? 'the named file');
  // The message of a failed query holds the query with its values.
  if (error.message.startsWith('Failed query:')) {
    return `the database refused: ${operatorMessageOf(error.cause)}`;
  }
  return error.message;
}
