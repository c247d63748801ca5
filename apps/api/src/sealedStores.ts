import { sealedTotpSecrets } from './features/staff/keys/sealedTotpSecrets.ts';
import { sealedWebhookSecrets } from './features/staff/webhooks/sealedWebhookSecrets.ts';
import { sealedEmails } from './platform/mail/sealedEmails.ts';
import { clubExports, documents, imports, requestFiles } from './platform/postgres/schema/index.ts';
import { sealedHashKeys } from './platform/secret-keys/hashKeys.ts';
import { sealedFileStore } from './platform/secret-keys/sealedFileStore.ts';
import { sealedKeyStore } from './platform/secret-keys/sealedKeyStore.ts';
import type { SealedStore } from './platform/secret-keys/sealedStore.ts';

/** Everything that is stored sealed with a secret key. */
export const sealedStores: readonly SealedStore[] = [
  sealedFileStore('documents', documents),
  sealedFileStore('request files', requestFiles),
  sealedKeyStore('import files', imports),
  sealedKeyStore('export files', clubExports),
  sealedEmails,
  sealedHashKeys,
  sealedTotpSecrets,
  sealedWebhookSecrets,
];
