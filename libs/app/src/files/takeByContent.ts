import { extensionOf, FILE_HEAD_BYTES, nameByContent } from '@parlour/core';
import { useEffect, useRef } from 'react';

/**
 * Passes a chosen file on, at once where its name has an accepted extension. Any other is looked into first, and gets the
 * extension of its content: cameras, scanners and mail programs leave it out or write another.
 */
export function takeByContent(file: File, take: (file: File) => void): void {
  if (extensionOf(file.name) !== null) return take(file);
  void file
    .slice(0, FILE_HEAD_BYTES)
    .arrayBuffer()
    .then(
      (head) => {
        const name = nameByContent(file.name, new Uint8Array(head));
        take(name === file.name ? file : new File([file], name, { type: file.type }));
      },
      // One that can't be read any more is refused by its name, or when it is sent.
      () => take(file),
    );
}

/** Returns what passes a chosen file on by its content. Only the last choice counts, while its field is there. */
export function useTakeByContent(take: (file: File) => void): (file: File) => void {
  const last = useRef<File>(null);
  useEffect(() => () => void (last.current = null), []);
  return (file) => {
    last.current = file;
    takeByContent(file, (named) => {
      if (last.current === file) take(named);
    });
  };
}
