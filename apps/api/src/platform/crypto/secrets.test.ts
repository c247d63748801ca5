import { hkdfSync } from 'node:crypto';
import { compactDecrypt, decodeProtectedHeader } from 'jose';
import { expect, test } from 'vitest';
import { sealUnnamed } from '../../testing/sealUnnamed.ts';
import { systemRandom } from './random.ts';
import { createSecrets, secretKeyId } from './secrets.ts';

const [former, next] = [
  'the former key of the tests, long enough',
  'the next key of the tests, long enough',
];
const formerSecrets = createSecrets(former, systemRandom);
const both = createSecrets({ current: next, others: [former] }, systemRandom);

const keyOf = (secretKey: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'parlour', purpose, 32));

test('api/platform/secret-keys-1: a sealed text is a JWE that names its key, which any library opens', async () => {
  const sealed = formerSecrets.seal('queued mail', 'Ünïcode');
  expect(decodeProtectedHeader(sealed)).toEqual({
    alg: 'dir',
    enc: 'A256GCM',
    kid: secretKeyId(former),
  });
  const { plaintext } = await compactDecrypt(sealed, keyOf(former, 'queued mail'));
  expect(Buffer.from(plaintext).toString()).toBe('Ünïcode');
  expect(formerSecrets.open('queued mail', sealed)).toBe('Ünïcode');
  expect(formerSecrets.seal('queued mail', 'Ünïcode')).not.toBe(sealed);
});

test('api/platform/secret-keys-1: an altered text, another purpose, another key and a forged header do not open', () => {
  const sealed = formerSecrets.seal('queued mail', 'text');
  const parts = sealed.split('.');
  const altered = parts.flatMap((part, index) =>
    part === ''
      ? []
      : [`${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`, part.slice(4)].map((changed) =>
          parts.with(index, changed).join('.'),
        ),
  );
  const named = (kid: string) =>
    parts
      .with(
        0,
        Buffer.from(JSON.stringify({ alg: 'dir', enc: 'A256GCM', kid })).toString('base64url'),
      )
      .join('.');
  for (const wrong of [...altered, named(secretKeyId(next)), named('none'), '', '.', '....']) {
    expect(() => both.open('queued mail', wrong)).toThrow(Error);
    expect(both.openingKeyId('queued mail', wrong)).toBeUndefined();
  }
  expect(() => formerSecrets.open('document words', sealed)).toThrow('Unsupported state');
  expect(() => createSecrets(next, systemRandom).open('queued mail', sealed)).toThrow(
    `this was sealed with the key ${secretKeyId(former)}`,
  );
});

test('api/platform/secret-keys-1: a text from before keys were named opens with the key that fits', () => {
  const sealed = sealUnnamed(former, 'document words', 'words');
  expect(formerSecrets.open('document words', sealed)).toBe('words');
  expect(both.open('document words', sealed)).toBe('words');
  expect(both.openingKeyId('document words', sealed)).toBe(secretKeyId(former));
  expect(() => both.open('document key', sealed)).toThrow('sealed with a key that is not given');
});

test('api/platform/secret-keys-2: what one of the keys signed is verified, and new signatures are those of the current key', () => {
  const signature = formerSecrets.sign('document address', 'a text');
  expect(both.isSignature('document address', 'a text', signature)).toBe(true);
  expect(both.isSignature('document address', 'another text', signature)).toBe(false);
  expect(both.isSignature('session token', 'a text', signature)).toBe(false);
  const signed = both.sign('document address', 'a text');
  expect(formerSecrets.isSignature('document address', 'a text', signed)).toBe(false);
  expect(both.keys('session token').map((key) => Buffer.from(key))).toEqual([
    keyOf(next, 'session token'),
    keyOf(former, 'session token'),
  ]);
});

test('api/platform/secret-keys-3: the id of a key reveals nothing of it, and differs from everything derived from it', () => {
  expect(secretKeyId(former)).toMatch(/^[0-9a-f]{16}$/);
  expect(secretKeyId(former)).not.toBe(secretKeyId(next));
  expect(keyOf(former, 'session token').toString('hex')).not.toContain(secretKeyId(former));
});
