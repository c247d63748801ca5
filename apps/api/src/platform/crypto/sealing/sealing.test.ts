import { generateKeyPairSync } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadCardPublicKey, listPrivateKeyFiles, readPrivateKey } from './cardKey.ts';
import { keyIdOf, openSealed, seal } from './sealedBox.ts';

const pair = generateKeyPairSync('x25519');
const number = '4242424242424242';
const bound = ['member', 'card'];
const sealNumber = () => seal(pair.publicKey, number, bound);

const testFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-sealing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

test('SB1: only the private key opens a sealed text, and no two sealings are alike', () => {
  const [one, two] = [sealNumber(), sealNumber()];
  expect(openSealed(pair.privateKey, one, bound)).toBe(number);
  expect(openSealed(pair.privateKey, two, bound)).toBe(number);
  const bytes = [one, two].map((text) => Buffer.from(text, 'base64url'));
  // Only version and key id are the same.
  expect(bytes[0]?.subarray(0, 9)).toEqual(bytes[1]?.subarray(0, 9));
  expect(bytes[0]?.subarray(9, 41)).not.toEqual(bytes[1]?.subarray(9, 41));
  expect(bytes[0]?.subarray(41)).not.toEqual(bytes[1]?.subarray(41));
  expect(one).not.toContain(number);
  const stranger = generateKeyPairSync('x25519');
  expect(() => openSealed(stranger.privateKey, one, bound)).toThrow('sealed for the key');
});

test('SB1: another key does not open it even when what is sealed is made to name that key', () => {
  const stranger = generateKeyPairSync('x25519');
  const bytes = Buffer.from(sealNumber(), 'base64url');
  Buffer.from(keyIdOf(stranger.publicKey), 'hex').copy(bytes, 1);
  expect(() => openSealed(stranger.privateKey, bytes.toString('base64url'), bound)).toThrow(
    'altered',
  );
});

test.each([
  [['member', 'another card']],
  [['another member', 'card']],
  [['member']],
  [['card', 'member']],
  [['membercard', '']],
])('SB2: bound to %j it does not open', (boundTo) => {
  expect(() => openSealed(pair.privateKey, sealNumber(), boundTo)).toThrow(
    'belongs to something else',
  );
});

test('SB2: with any bit changed, or cut, it does not open', () => {
  const bytes = Buffer.from(sealNumber(), 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    expect(() => openSealed(pair.privateKey, changed.toString('base64url'), bound)).toThrow(
      /sealed|altered/,
    );
    const cut = bytes.subarray(0, index).toString('base64url');
    expect(() => openSealed(pair.privateKey, cut, bound)).toThrow(/sealed|altered/);
  }
});

test('SB3: the first start makes the pair, and later ones read the public key alone', () => {
  const folder = testFolder();
  const key = loadCardPublicKey(folder);
  const [privateKey = ''] = listPrivateKeyFiles(folder);
  expect(statSync(privateKey).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toHaveLength(2);
  const one = seal(key, number, bound);

  const secret = readFileSync(privateKey, 'utf8');
  unlinkSync(privateKey);
  expect(listPrivateKeyFiles(folder)).toEqual([]);
  const again = loadCardPublicKey(folder);
  expect(again.equals(key)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);

  const elsewhere = join(testFolder(), 'kept-in-the-safe.pem');
  writeFileSync(elsewhere, secret);
  expect(openSealed(readPrivateKey(elsewhere), one, bound)).toBe(number);
});

test('SB4: a removed public key is replaced by a new pair, and the former still opens its own', () => {
  const folder = testFolder();
  const one = seal(loadCardPublicKey(folder), number, bound);
  const [former = ''] = listPrivateKeyFiles(folder);
  const secret = readFileSync(former, 'utf8');
  unlinkSync(join(folder, 'card-key.public.pem'));
  const two = seal(loadCardPublicKey(folder), number, bound);
  expect(listPrivateKeyFiles(folder)).toHaveLength(2);
  expect(readFileSync(former, 'utf8')).toBe(secret);
  expect(openSealed(readPrivateKey(former), one, bound)).toBe(number);
  expect(() => openSealed(readPrivateKey(former), two, bound)).toThrow('sealed for the key');
});

test('SB5: what is not a public key of the right kind is named by its file', () => {
  const wrong = [
    'nothing of the kind',
    pair.privateKey.export({ format: 'pem', type: 'pkcs8' }),
    generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }),
  ];
  for (const text of wrong) {
    const folder = testFolder();
    writeFileSync(join(folder, 'card-key.public.pem'), text);
    expect(() => loadCardPublicKey(folder)).toThrow('card-key.public.pem does not hold an X25519');
  }
});
