import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationCheck } from '@parlour/contract/staff';
import { desc } from 'drizzle-orm';
import {
  listPrivateKeyFiles,
  readCardPublicKey,
} from '../../../../platform/crypto/sealing/cardKey.ts';
import { keyIdOf } from '../../../../platform/crypto/sealing/keyId.ts';
import { sealedKeyId } from '../../../../platform/crypto/sealing/sealedBox.ts';
import type { Queries } from '../../../../platform/postgres/database.ts';
import { paymentMethods } from '../../../../platform/postgres/schema/index.ts';

/** Whether cards are sealed for the key in the data folder, whose private half is elsewhere (api/commands-3). */
export async function checkCardKey(dataFolder: string, queries: Queries): Promise<OperationCheck> {
  const shared = { name: 'card key', variable: null } as const;
  const newest = await queries
    .select({ sealed: paymentMethods.sealedNumber })
    .from(paymentMethods)
    .orderBy(desc(paymentMethods.createdAt))
    .limit(1);
  const usedId = newest[0] === undefined ? undefined : sealedKeyId(newest[0].sealed);
  const file = join(dataFolder, 'card-key.public.pem');
  if (!existsSync(file)) {
    return usedId === undefined
      ? { ...shared, state: 'works', message: 'The first start makes a pair, in DATA_DIR.' }
      : {
          ...shared,
          state: 'failed',
          message: `${file} is missing, and the next start would make another pair. Copy it from another server or a backup.`,
        };
  }
  const ownId = keyIdOf(readCardPublicKey(dataFolder));
  const [privateFile] = listPrivateKeyFiles(dataFolder);
  if (privateFile !== undefined) {
    const message = `Move ${privateFile} to the place of the club's secrets: with it, whoever gets this folder opens the card numbers.`;
    return { ...shared, state: 'attention', message };
  }
  return usedId === undefined || usedId === ownId
    ? { ...shared, state: 'works', message: `Cards are sealed for the key ${ownId}.` }
    : {
        ...shared,
        state: 'attention',
        message: `The newest card is sealed for the key ${usedId}, and here is ${ownId}. Servers that share a database share ${file}.`,
      };
}
