import type { Document, DocumentExtension } from '@parlour/contract';
import { DOCUMENT_SIZE_LIMIT, storedExtensions, typedText } from '@parlour/contract/values';
import { truncate } from '../text/truncate.ts';
import { kindOfEnding, mediaTypeOf } from './fileKinds.ts';

/** The properties of a file that decide whether it may be uploaded. `size` is in bytes. */
export interface NamedFile {
  /** With its ending. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** Returns the accepted kind that a file name says, or null (core/documents-4). */
export function extensionOf(name: string): DocumentExtension | null {
  return kindOfEnding(/\.([^.]+)$/.exec(name.trim())?.[1] ?? '');
}

/** Returns a file's name with the extension of its content, in place of one of another kind (core/documents-14). */
export function nameWithExtension(name: string, extension: DocumentExtension): string {
  const said = extensionOf(name);
  if (said !== null && mediaTypeOf(said) === mediaTypeOf(extension)) return name;
  const base = said === null ? name : name.slice(0, name.lastIndexOf('.'));
  return `${base}.${extension}`;
}

/** Returns the reason why a file cannot be uploaded, or null (core/documents-4). The message calls it "this file". */
export function fileIssue({ name, size }: NamedFile): string | null {
  if (extensionOf(name) === null) {
    return `Please choose a file of one of these kinds: ${storedExtensions.join(', ')}.`;
  }
  if (size === 0) return 'This file is empty. Please choose another.';
  return size > DOCUMENT_SIZE_LIMIT
    ? 'This file is larger than 10 MB. Please choose a smaller one.'
    : null;
}

/** The maximum length of a saved name without its extension, in UTF-16 code units. */
const NAME_LIMIT = 100;

// Characters that a file system or header does not allow, and hidden ones, such as direction marks that could disguise the
// extension. Joiners stay: words and emoji are spelled with them, and `typedText` drops the others.
const unsafe = /(?:[\p{Cc}\p{Cs}\u2028\u2029"*/:<>?\\|]|(?![\u200c\u200d])\p{Cf})+/gu;

/**
 * Returns the name for saving a document: its title without unsafe characters, with the extension of its content
 * (core/documents-14).
 */
export function savedFileName(title: string, extension: Document['extension']): string {
  const safeTitle = typedText(title.replaceAll(unsafe, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+/, '');
  const base =
    extensionOf(safeTitle) === null ? safeTitle : safeTitle.slice(0, safeTitle.lastIndexOf('.'));
  const shortened = truncate(base, NAME_LIMIT).replace(/[.\s\u200c\u200d]+$/, '');
  // Another server may know an extension that this program does not.
  const safeExtension = extension.replaceAll(/[^A-Za-z\d]+/g, '');
  return [shortened === '' ? 'document' : shortened, safeExtension].filter(Boolean).join('.');
}

const KILOBYTE = 1024;

/** Formats a size in bytes: `18 KB`, `2.2 MB` (core/documents-13). Anything smaller than a kilobyte is 1 KB. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  const megabytes = (bytes / KILOBYTE ** 2).toFixed(1).replace(/\.0$/, '');
  return `${megabytes} MB`;
}
