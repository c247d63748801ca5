import { generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { START } from './constants.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** What a club has stored before its server starts. */
export interface ClubStorage {
  readonly testDatabase: TestDatabase;
  readonly filesFolder: string;
  readonly secretKey: string;
  /** Keys that only open, none by default. */
  readonly otherSecretKeys?: readonly string[];
  readonly cardKey: KeyObject;
  readonly cardPrivateKey: KeyObject;
  readonly startsAt: Date;
}

/** Creates the storage of a new sample club. */
export async function newStorage(): Promise<ClubStorage> {
  const { publicKey: cardKey, privateKey: cardPrivateKey } = generateKeyPairSync('x25519');
  return {
    testDatabase: await createTestDatabase(),
    filesFolder: join(tmpdir(), `parlour-files-${randomUUID()}`),
    secretKey: 'a secret key of the tests, long enough',
    cardKey,
    cardPrivateKey,
    startsAt: START,
  };
}
