import type { FileStore } from '../../platform/files/fileStore.ts';
import type { HeicMaker } from '../../platform/files/heicMaker.ts';

/** Where a document's file is kept. */
export const fileOf = (id: string): string => `documents/${id}`;

/** Where documents' files are kept, come in, and are shown. */
export interface DocumentFiles {
  readonly store: FileStore;
  readonly heic: HeicMaker;
  /** For files on their way in; the documents' own. */
  readonly incomingFolder: string;
}
