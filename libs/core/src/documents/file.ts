import { DOCUMENT_SIZE_LIMIT, documentExtensions, type DocumentExtension } from '@parlour/contract';

/** What of a file decides whether it may be uploaded. `size` is in bytes. */
export interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** What a file input offers: `.pdf,.doc,...` (HTML `accept`). */
export const ACCEPTED_FILES: string = documentExtensions.map((each) => `.${each}`).join(',');

/** The accepted extension of a file's name, in lower case; null where it has none (spec section 5). */
export const extensionOf = (name: string): DocumentExtension | null => {
  const written = /\.([^.]+)$/.exec(name.trim())?.[1]?.toLowerCase();
  return documentExtensions.find((each) => each === written) ?? null;
};

/** Why a file can't be uploaded, null where it can (spec section 5). */
export const fileProblem = ({ name, size }: NamedFile): string | null => {
  if (extensionOf(name) === null) {
    return `Please choose a file of one of these kinds: ${documentExtensions.join(', ')}.`;
  }
  if (size === 0) return 'This file is empty. Please choose another.';
  return size > DOCUMENT_SIZE_LIMIT
    ? 'This file is larger than 10 MB. Please choose a smaller one.'
    : null;
};

/** The name under which a document is saved on the member's own device, with the extension of its content. */
export const savedFileName = (title: string, extension: DocumentExtension): string => {
  const name = title.trim();
  const base = extensionOf(name) === null ? name : name.slice(0, name.lastIndexOf('.'));
  return `${base}.${extension}`;
};

const KILOBYTE = 1024;

/** A size in bytes as it is read: `18 KB`, `2.2 MB`. Nothing smaller than a kilobyte is told apart. */
export const formatFileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const megabytes = (bytes / KILOBYTE ** 2).toFixed(1).replace(/\.0$/, '');
  return `${megabytes} MB`;
};
