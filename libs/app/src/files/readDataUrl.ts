import type { Result } from '@parlour/contract';
import type { InputFailure } from '@parlour/core';

const unreadable = {
  ok: false,
  failure: {
    kind: 'input',
    field: 'file',
    message: 'This file could not be read. Please choose it again.',
  },
} as const;

/** Reads a file as a data URL, asynchronously to keep the page responsive. Fails if the file can't be read any more. */
export function readDataUrl(
  file: Blob,
  signal: AbortSignal,
): Promise<Result<string, InputFailure>> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    signal.addEventListener('abort', () => reader.abort());
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') resolve({ ok: true, value: reader.result });
    });
    for (const event of ['error', 'abort']) {
      reader.addEventListener(event, () => resolve(unreadable));
    }
    reader.readAsDataURL(file);
  });
}
