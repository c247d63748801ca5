import type { SentImportFile, ImportMapping, SentImportPlan } from '@parlour/contract/staff';

import type { PictureSources } from '../fetching/pictureSources.ts';

/** What the process of imports is told to do. It gets no secret but the way to the database. */
export type ImportOrder = {
  readonly connectionString: string;
  readonly importId: string;
  /** The member of staff who gave it. Null for an API key and for an operator. */
  readonly staffId: string | null;
  /** As the audit trail names who gave it. */
  readonly actor: string;
  readonly requestId: string | null;
  readonly now: number;
} & (
  | { readonly kind: 'survey'; readonly path: string; readonly name: string }
  | {
      readonly kind: 'import';
      readonly path: string;
      readonly name: string;
      readonly mapping: ImportMapping | null;
      readonly hidesMissing: boolean;
      readonly picturesFolder: string;
      /** For uploaded pictures on their way to the store, which the server has. */
      readonly uploadsFolder: string;
      readonly pictureSources: PictureSources;
      /** Where the refused rows of a table are written. */
      readonly refusedPath: string;
      /** Null only plans. */
      readonly applies: string | null;
    }
  | { readonly kind: 'takeBack' }
  | {
      readonly kind: 'export';
      /** Where the ZIP is written. */
      readonly path: string;
      readonly clubName: string;
      readonly picturesFolder: string;
      /** The folder with copies of the uploaded pictures. */
      readonly uploadsFolder: string;
    }
);

/** Asks the server to store an uploaded picture, whose file is in the folder of the order. */
export interface PictureToStore {
  readonly kind: 'picture';
  /** Its name in the store. */
  readonly name: string;
}

/** What became of a picture: nothing, or why it is not stored. */
export interface PictureStored {
  readonly failure: string | null;
}

/** What became of an order. `issue` is a sentence for staff, `failure` is for the log. */
export type ImportOutcome =
  | { readonly kind: 'surveyed'; readonly files: readonly SentImportFile[] }
  | {
      readonly kind: 'planned' | 'applied';
      readonly plan: SentImportPlan;
      readonly planHash: string;
    }
  | { readonly kind: 'takenBack' }
  | { readonly kind: 'exported'; readonly size: number }
  | { readonly kind: 'refused'; readonly issue: string }
  | { readonly kind: 'failed'; readonly failure: string };
