import { typedDigits } from '@parlour/contract';

const [ZERO, NINE] = [0x30, 0x39];
/** The length of the shortest card numbers. */
const LEAST_DIGITS = 13;
const CLEAR_DIGITS = 4;

const isDigit = (byte: number) => byte >= ZERO && byte <= NINE;

const [TWO_BYTES, THREE_BYTES, FOUR_BYTES] = [0xc2, 0xe0, 0xf0];

/**
 * Returns the place of the last byte of another script's digit that begins at a place, and the byte that its zero ends with. Each ten
 * digits of Unicode differ in UTF-8 by their last byte alone.
 */
function otherDigitAt(body: Buffer, at: number): Place | undefined {
  const lead = body.readUInt8(at);
  if (lead < TWO_BYTES) return undefined;
  const last = at + (lead < THREE_BYTES ? 1 : lead < FOUR_BYTES ? 2 : 3);
  const character = body.toString('utf8', at, last + 1);
  if (!/^\p{Nd}$/u.test(character)) return undefined;
  return { at: last, zero: body.readUInt8(last) - Number(typedDigits(character)) };
}

/** Where a digit is, and the byte of the zero of its script. */
interface Place {
  readonly at: number;
  readonly zero: number;
}
const isAlphabetic = (byte: number) =>
  (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

/**
 * Allocates memory that a later `fill` overwrites for good. Buffers from Node's pool share theirs, and small ones are in
 * V8's heap, where they leave copies as they move.
 */
export function ownMemory(bytes: number): Buffer {
  return Buffer.from(new ArrayBuffer(bytes));
}

/** Sequences of digits that were taken out of a body. */
export interface HiddenDigits {
  /** How many sequences were taken out. */
  readonly count: number;
  /** Returns the digits, as ASCII, that a stand-in in the body is for. Undefined for any other text. */
  digitsOf(standIn: string): Uint8Array | undefined;
  /** Overwrites all digits with zeros. */
  wipe(): void;
}

/**
 * Replaces in a body each sequence of 13 or more digits, in any script, by a stand-in of the
 * same length, so that the body can become text.
 * The stand-in is 1, the number of the sequence and its last four digits: it is valid where the
 * digits were, and still looks like a card number.
 */
export function hideDigits(body: Buffer): HiddenDigits {
  const hidden: Buffer[] = [];
  let places: Place[] = [];
  const hide = () => {
    if (places.length >= LEAST_DIGITS) {
      const digits = ownMemory(places.length);
      places.forEach(({ at, zero }, index) =>
        digits.writeUInt8(body.readUInt8(at) - zero + ZERO, index),
      );
      const standIn = standInFor(hidden.length, places.length);
      // In the script of each digit, so that the length stays.
      places.slice(0, standIn.length).forEach(({ at, zero }, index) => {
        body.writeUInt8(standIn.charCodeAt(index) - ZERO + zero, at);
      });
      hidden.push(digits);
    }
    places = [];
  };
  for (let at = 0; at < body.length; at += 1) {
    const byte = body.readUInt8(at);
    const other = otherDigitAt(body, at);
    if (isDigit(byte)) places.push({ at, zero: ZERO });
    else if (other !== undefined) {
      places.push(other);
      at = other.at;
    } else if (places.length > 0 && isAlphabetic(byte)) hide();
  }
  hide();

  return {
    count: hidden.length,
    digitsOf(standIn) {
      const digits = hidden[Number(standIn.slice(1, -CLEAR_DIGITS))];
      const isStandIn =
        digits?.length === standIn.length &&
        standIn.startsWith('1') &&
        standIn.endsWith(digits.toString('latin1', standIn.length - CLEAR_DIGITS));
      return isStandIn ? digits : undefined;
    },
    wipe() {
      for (const digits of hidden) digits.fill(0);
    },
  };
}

const ESCAPE = Buffer.from('\\u');
/** The length of an escape such as `\\u0034`. */
const ESCAPE_LENGTH = 6;

/** Whether a JSON body has digits of any script as escapes, which are not hidden. */
export function holdsEscapedDigits(body: Buffer): boolean {
  for (let at = body.indexOf(ESCAPE); at >= 0; at = body.indexOf(ESCAPE, at + 1)) {
    // Two escapes may be one character.
    const character = escapedUnit(body, at) + escapedUnit(body, at + ESCAPE_LENGTH);
    if (/^\p{Nd}/u.test(character)) return true;
  }
  return false;
}

function escapedUnit(body: Buffer, at: number): string {
  const escape = body.toString('latin1', at, at + ESCAPE_LENGTH);
  const hex = /^\\u([\da-f]{4})$/i.exec(escape)?.[1];
  return hex === undefined ? '' : String.fromCharCode(Number.parseInt(hex, 16));
}

/** Returns the stand-in of a sequence without its last digits, which stay. */
const standInFor = (index: number, length: number) =>
  `1${String(index).padStart(length - CLEAR_DIGITS - 1, '0')}`;

/** Hides nothing. */
export const noDigits: HiddenDigits = {
  count: 0,
  digitsOf: () => undefined,
  wipe: () => undefined,
};
