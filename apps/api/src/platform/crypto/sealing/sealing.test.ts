import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
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
import formerBox from './fixtures/formerBox.json' with { type: 'json' };
import { keyIdOf } from './keyId.ts';
import { openSealed, seal } from './sealedBox.ts';

const pair = generateKeyPairSync('x25519');
const number = '4242424242424242';
const bound = ['member', 'card'];
const sealNumber = () => seal(pair.publicKey, number, bound);

const testFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-sealing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

/** Returns the parts of a sealed text, with its header decoded. */
const partsOf = (sealed: string) => {
  const { protected: header, ...parts } = JSON.parse(sealed);
  const { kid, epk } = JSON.parse(Buffer.from(header, 'base64url').toString());
  return { kid, parts: [epk.x, ...Object.values(parts)] };
};

test('api/platform/crypto/sealing-1: only the private key opens a sealed text, and no two sealings are alike', async () => {
  const [one, two] = [await sealNumber(), await sealNumber()];
  expect(await openSealed(pair.privateKey, one, bound)).toBe(number);
  expect(await openSealed(pair.privateKey, two, bound)).toBe(number);
  expect(partsOf(one).kid).toBe(keyIdOf(pair.publicKey));
  expect(partsOf(one).kid).toBe(partsOf(two).kid);
  // An ephemeral key, a nonce, a ciphertext and a tag.
  expect(partsOf(one).parts).toHaveLength(4);
  for (const part of partsOf(one).parts) expect(two).not.toContain(part);
  expect(one).not.toContain(number);
  const stranger = generateKeyPairSync('x25519');
  await expect(openSealed(stranger.privateKey, one, bound)).rejects.toThrow('sealed for the key');
});

test('api/platform/crypto/sealing-1: another key does not open it even when what is sealed is made to name that key', async () => {
  const stranger = generateKeyPairSync('x25519');
  const { protected: header, ...rest } = JSON.parse(await sealNumber());
  const renamed = Buffer.from(header, 'base64url')
    .toString()
    .replace(keyIdOf(pair.publicKey), keyIdOf(stranger.publicKey));
  const sealed = JSON.stringify({ ...rest, protected: Buffer.from(renamed).toString('base64url') });
  await expect(openSealed(stranger.privateKey, sealed, bound)).rejects.toThrow('altered');
});

test.each([
  [['member', 'another card']],
  [['another member', 'card']],
  [['member']],
  [['card', 'member']],
  [['membercard', '']],
])('api/platform/crypto/sealing-2: bound to %j it does not open', async (boundTo) => {
  await expect(openSealed(pair.privateKey, await sealNumber(), boundTo)).rejects.toThrow(
    'belongs to something else',
  );
});

test('api/platform/crypto/sealing-2: with any bit changed, or cut, it does not open', async () => {
  const sealed = await sealNumber();
  const box: Record<string, string> = JSON.parse(sealed);
  for (const [name, text] of Object.entries(box)) {
    const bytes = Buffer.from(text, 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
      for (const part of [changed, bytes.subarray(0, index)]) {
        const altered = JSON.stringify({ ...box, [name]: part.toString('base64url') });
        await expect(openSealed(pair.privateKey, altered, bound)).rejects.toThrow(/sealed|altered/);
      }
    }
  }
  for (let index = 0; index < sealed.length; index += 1) {
    await expect(openSealed(pair.privateKey, sealed.slice(0, index), bound)).rejects.toThrow(
      /sealed|altered/,
    );
  }
});

test('api/platform/crypto/sealing-6: a number sealed in the former format still opens, with the same key and owner alone', async () => {
  const { sealed, text, boundTo } = formerBox;
  const privateKey = createPrivateKey(formerBox.privateKey);
  expect(await openSealed(privateKey, sealed, boundTo)).toBe(text);
  await expect(openSealed(pair.privateKey, sealed, boundTo)).rejects.toThrow('sealed for the key');
  await expect(openSealed(privateKey, sealed, bound.toReversed())).rejects.toThrow(
    'belongs to something else',
  );
  const bytes = Buffer.from(sealed, 'base64url');
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(index) ^ 1, index);
    for (const part of [changed, bytes.subarray(0, index)]) {
      await expect(openSealed(privateKey, part.toString('base64url'), boundTo)).rejects.toThrow(
        /sealed|altered/,
      );
    }
  }
});

test('api/platform/crypto/sealing-3: the first start makes the pair, and later ones read the public key alone', async () => {
  const folder = testFolder();
  const key = loadCardPublicKey(folder);
  const [privateKey = ''] = listPrivateKeyFiles(folder);
  expect(statSync(privateKey).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toHaveLength(2);
  const one = await seal(key, number, bound);

  const secret = readFileSync(privateKey, 'utf8');
  unlinkSync(privateKey);
  expect(listPrivateKeyFiles(folder)).toEqual([]);
  const again = loadCardPublicKey(folder);
  expect(again.equals(key)).toBe(true);
  expect(readdirSync(folder)).toHaveLength(1);

  const elsewhere = join(testFolder(), 'kept-in-the-safe.pem');
  writeFileSync(elsewhere, secret);
  expect(await openSealed(readPrivateKey(elsewhere), one, bound)).toBe(number);
});

test('api/platform/crypto/sealing-4: a removed public key is replaced by a new pair, and the former still opens its own', async () => {
  const folder = testFolder();
  const one = await seal(loadCardPublicKey(folder), number, bound);
  const [former = ''] = listPrivateKeyFiles(folder);
  const secret = readFileSync(former, 'utf8');
  unlinkSync(join(folder, 'card-key.public.pem'));
  const two = await seal(loadCardPublicKey(folder), number, bound);
  expect(listPrivateKeyFiles(folder)).toHaveLength(2);
  expect(readFileSync(former, 'utf8')).toBe(secret);
  expect(await openSealed(readPrivateKey(former), one, bound)).toBe(number);
  await expect(openSealed(readPrivateKey(former), two, bound)).rejects.toThrow(
    'sealed for the key',
  );
});

test('api/platform/crypto/sealing-5: what is not a public key of the right kind is named by its file', () => {
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

test('api/platform/crypto/sealing-2: an id of a key that no key has is not repeated to the operator', async () => {
  const box = JSON.parse(await seal(pair.publicKey, number, bound));
  const header = JSON.parse(Buffer.from(box.protected, 'base64url').toString());
  const written = Buffer.from(JSON.stringify({ ...header, kid: '\u001B[2J' })).toString(
    'base64url',
  );
  const altered = JSON.stringify({ ...box, protected: written });
  await expect(openSealed(pair.privateKey, altered, bound)).rejects.toThrow(/^this was altered/);
});
