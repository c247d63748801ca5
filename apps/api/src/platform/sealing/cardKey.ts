import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { keyIdOf } from './sealedBox.ts';

const PUBLIC_FILE = 'card-key.public.pem';
const privateFile = (keyId: string) => `card-key-${keyId}.private.pem`;
const isPrivateFile = (name: string) => /^card-key-[0-9a-f]{16}\.private\.pem$/.test(name);

function writeThrough(file: string, text: string, mode: number): void {
  const handle = openSync(file, 'w', mode);
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The private key is on disk before the public one, so that nothing is ever sealed that nobody can open. */
function makePair(folder: string): void {
  const { publicKey, privateKey } = generateKeyPairSync('x25519');
  const secret = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();
  writeThrough(join(folder, privateFile(keyIdOf(publicKey))), secret, 0o600);
  const file = join(folder, PUBLIC_FILE);
  const incoming = `${file}.incoming`;
  writeThrough(incoming, publicKey.export({ format: 'pem', type: 'spki' }).toString(), 0o644);
  renameSync(incoming, file);
}

const isX25519 = (key: KeyObject): boolean => key.asymmetricKeyType === 'x25519';

/**
 * The public key that card numbers are sealed with. Where the data folder has none, a pair is made and its private key
 * written to a file of its own, which no server ever reads.
 *
 * @throws Error that names the file when it holds no such key.
 */
export function cardPublicKey(dataFolder: string): KeyObject {
  const file = join(dataFolder, PUBLIC_FILE);
  if (!existsSync(file)) makePair(dataFolder);
  const text = readFileSync(file, 'utf8');
  // Node would take the public half of a private key, which must not lie here.
  const key = text.includes('BEGIN PUBLIC KEY') ? read(() => createPublicKey(text)) : undefined;
  if (key === undefined) throw new Error(`${file} does not hold an X25519 public key`);
  return key;
}

/** The files in the data folder that hold private keys, and should have been moved away. */
export const privateKeyFiles = (dataFolder: string): readonly string[] =>
  readdirSync(dataFolder)
    .filter(isPrivateFile)
    .map((name) => join(dataFolder, name));

/** The private key in a file, for the club's own commands. */
export function readPrivateKey(file: string): KeyObject {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const text = readFileSync(file, 'utf8');
  const key = read(() => createPrivateKey(text));
  if (key === undefined) throw new Error(`${file} does not hold an X25519 private key`);
  return key;
}

function read(make: () => KeyObject): KeyObject | undefined {
  try {
    const key = make();
    return isX25519(key) ? key : undefined;
  } catch {
    return undefined;
  }
}
