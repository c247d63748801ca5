const SALT_BYTES = 16;
const IV_BYTES = 12;
const KEY_ROUNDS = 100_000;

/**
 * Seals a text for the member with this id (app/session-8). It begins with the time, in milliseconds since 1970, and a dot. Rejects where the browser has no `crypto.subtle`, which it has on secure pages alone.
 */
export async function sealText(text: string, memberId: string, time: number): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const sealed = await crypto.subtle.encrypt(
    parametersOf(iv, String(time)),
    await keyOf(memberId, salt),
    new TextEncoder().encode(text),
  );
  return [time, ...[salt, iv, new Uint8Array(sealed)].map(textOf)].join('.');
}

/** Opens a sealed text; null if it is of another member, unreadable, or changed. */
export async function openText(sealedText: string, memberId: string): Promise<string | null> {
  const [time = '', salt = '', iv = '', sealed = ''] = sealedText.split('.');
  try {
    const opened = await crypto.subtle.decrypt(
      parametersOf(bytesOf(iv), time),
      await keyOf(memberId, bytesOf(salt)),
      bytesOf(sealed),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

/** Derives the key from the member's id. The many rounds are for ids that can be guessed. */
const keyOf = async (memberId: string, salt: Uint8Array<ArrayBuffer>) =>
  crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: KEY_ROUNDS },
    await crypto.subtle.importKey('raw', new TextEncoder().encode(memberId), 'PBKDF2', false, [
      'deriveKey',
    ]),
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );

/** The time is not encrypted, but a changed one does not open. */
const parametersOf = (iv: Uint8Array<ArrayBuffer>, time: string) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(time),
});

const textOf = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const bytesOf = (text: string) =>
  Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
