import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '@parlour/contract/staff';

const DEVICE_FLAGS = { userPresent: 0x01, userVerified: 0x04, hasCredential: 0x40 } as const;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

const challengeOf = (options: object) =>
  'challenge' in options && typeof options.challenge === 'string' ? options.challenge : '';

/** A device with one passkey, in software. */
export interface PasskeyDevice {
  /** Makes the passkey for these options. */
  create(options: object): NewPasskey;
  /** Signs the challenge of these options. */
  prove(options: object): PasskeyProof;
}

/**
 * Creates a device with a passkey of the algorithm ES256.
 *
 * @param origin - the page that asks for it.
 */
export function createPasskeyDevice(origin: string): PasskeyDevice {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const rpIdHash = sha256(new URL(origin).hostname);
  let counter = 0;

  const clientDataFor = (type: string, options: object) =>
    Buffer.from(JSON.stringify({ type, challenge: challengeOf(options), origin }));
  const authenticatorData = (flags: number, credential: Uint8Array = Buffer.of()) => {
    counter += 1;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counted, credential]);
  };

  return {
    create(options) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const credential = Buffer.concat([
        Buffer.alloc(16),
        uint16(credentialId.length),
        credentialId,
        isoCBOR.encode(coseKey),
      ]);
      const { userPresent, userVerified, hasCredential } = DEVICE_FLAGS;
      const authData = authenticatorData(userPresent | userVerified | hasCredential, credential);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      return {
        id,
        rawId: id,
        response: {
          clientDataJSON: clientDataFor('webauthn.create', options).toString('base64url'),
          attestationObject: Buffer.from(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    prove(options) {
      const clientData = clientDataFor('webauthn.get', options);
      const data = authenticatorData(DEVICE_FLAGS.userPresent | DEVICE_FLAGS.userVerified);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}
