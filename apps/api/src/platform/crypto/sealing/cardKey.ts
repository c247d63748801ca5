import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../process/writeDurably.ts';
import { keyIdOf } from './keyId.ts';

const PUBLIC_FILE = 'card-key.public.pem';
const privateFileName = (keyId: string) => `card-key-${keyId}.private.pem`;
const isPrivateFileName = (name: string) => /^card-key-[0-9a-f]{16}\.private\.pem$/.test(name);

/** Writes the private key before the public one, so that nothing is ever sealed without a key to open it. */
function createKeyPair(folder: string): void {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const secret = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  writeDurably(join(folder, privateFileName(keyIdOf(publicKey))), secret, 0o600);
  const published = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  writeDurably(join(folder, PUBLIC_FILE), published, 0o644);
}

/**
 * Reads the public key for card numbers from the data folder. If it is missing, makes a key pair, and writes the private
 * key to a file of its own that no server ever reads.
 *
 * @throws Error that names the file when it contains no X25519 public key.
 */
export function loadCardPublicKey(dataFolder: string): KeyObject {
  if (!existsSync(join(dataFolder, PUBLIC_FILE))) createKeyPair(dataFolder);
  return readCardPublicKey(dataFolder);
}

/**
 * Reads the public key for card numbers, and makes none.
 *
 * @throws Error that names the file when it is missing or contains no X25519 public key.
 */
export function readCardPublicKey(dataFolder: string): KeyObject {
  const file = join(dataFolder, PUBLIC_FILE);
  const text = readFileSync(file, 'utf8');
  // Node would accept a private key here and use its public half.
  const key = text.includes('BEGIN PUBLIC KEY') ? parseKey(() => createPublicKey(text)) : undefined;
  if (key === undefined) throw new Error(`${file} does not hold an X25519 public key`);
  return key;
}

/** Returns the id of the public key in the data folder, or null where there is none yet. */
export function publicCardKeyId(dataFolder: string): string | null {
  return existsSync(join(dataFolder, PUBLIC_FILE)) ? keyIdOf(loadCardPublicKey(dataFolder)) : null;
}

/** Lists the private key files in the data folder. They should be moved to a safe place. */
export function listPrivateKeyFiles(dataFolder: string): readonly string[] {
  return readdirSync(dataFolder)
    .filter(isPrivateFileName)
    .map((name) => join(dataFolder, name));
}

/** Reads a private key from a file, for the club's commands. */
export function readPrivateKey(file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const text = readFileSync(file, 'utf8');
  const key = parseKey(() => createPrivateKey(text));
  if (key === undefined) throw new Error(`${file} does not hold an X25519 private key`);
  return key;
}

function parseKey(parse: () => KeyObject): KeyObject | undefined {
  try {
    const key = parse();
    return key.asymmetricKeyType === 'x25519' ? key : undefined;
  } catch {
    return undefined;
  }
}
