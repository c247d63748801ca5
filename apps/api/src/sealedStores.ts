import { sealedDocuments } from './features/documents/sealedDocuments.ts';
import { sealedTotpSecrets } from './features/staff/keys/sealedTotpSecrets.ts';
import { sealedRequestFiles } from './features/requests/sealedRequestFiles.ts';
import { sealedEmails } from './platform/mail/sealedEmails.ts';
import { sealedHashKeys } from './platform/secret-keys/hashKeys.ts';
import type { SealedStore } from './platform/secret-keys/sealedStore.ts';

/** Everything that is stored sealed with a secret key. */
export const sealedStores: readonly SealedStore[] = [
  sealedDocuments,
  sealedRequestFiles,
  sealedEmails,
  sealedHashKeys,
  sealedTotpSecrets,
];
