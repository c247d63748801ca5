import type { FileStore } from '../../platform/files/fileStore.ts';
import type { HeicMaker } from '../../platform/files/heicMaker.ts';

/** Returns the name of a document's file in the file store. */
export function storedNameOf(id: string): string {
  return `documents/${id}`;
}

/** The file store of documents, and the tools to receive and show files. */
export interface DocumentFiles {
  readonly store: FileStore;
  readonly heic: HeicMaker;
  /** Folder for incoming uploads, used by documents alone. */
  readonly incomingFolder: string;
}
