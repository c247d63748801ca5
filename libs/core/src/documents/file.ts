import { DOCUMENT_SIZE_LIMIT, documentExtensions, type DocumentExtension } from '@parlour/contract';
import { cutText } from '../catalog/cutText.ts';

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

/** Why a file can't be uploaded, in words that call it "this file"; null where it can be (spec section 5). */
export const fileProblem = ({ name, size }: NamedFile): string | null => {
  if (extensionOf(name) === null) {
    return `Please choose a file of one of these kinds: ${documentExtensions.join(', ')}.`;
  }
  if (size === 0) return 'This file is empty. Please choose another.';
  return size > DOCUMENT_SIZE_LIMIT
    ? 'This file is larger than 10 MB. Please choose a smaller one.'
    : null;
};

/** The length of a saved name without its extension, in UTF-16 code units. */
const NAME_LIMIT = 100;

// What a file system or a header may not hold, and the marks by which a name could show its end in its middle.
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029"*/:<>?\\|]+/gu;

/** The name under which a document is saved: its title without what is unsafe, and the extension of its content. */
export const savedFileName = (title: string, extension: DocumentExtension): string => {
  const plain = title
    .replaceAll(unsafe, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const base = extensionOf(plain) === null ? plain : plain.slice(0, plain.lastIndexOf('.'));
  const short = cutText(base, NAME_LIMIT).replace(/[.\s]+$/, '');
  return `${short === '' ? 'document' : short}.${extension}`;
};

const KILOBYTE = 1024;

/** A size in bytes as it is read: `18 KB`, `2.2 MB`. Nothing smaller than a kilobyte is told apart. */
export const formatFileSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const megabytes = (bytes / KILOBYTE ** 2).toFixed(1).replace(/\.0$/, '');
  return `${megabytes} MB`;
};
