import { correction, generate, mode } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/** A QR code as one path. */
export interface QrCode {
  /** The `d` of the path; a module is 1 by 1. */
  readonly path: string;
  /** Modules in a row, without the quiet zone. */
  readonly size: number;
}

/** The empty modules around a code, which scanners need (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Of 97 modules in a row. Those of a larger one would be too small on a phone. */
const LARGEST_VERSION = 20;

/** Without Latin 1 and Shift JIS, which some scanners take for UTF-8. */
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8];

/** Returns a text as a QR code that is read with 15 % of it covered; null if it would not be read as it is. */
export function qrCodeOf(text: string): QrCode | null {
  // Half of a pair has no code point in UTF-8, and would be read as another text.
  if (text === '' || !text.isWellFormed()) return null;
  try {
    const code = generate(text, {
      minCorrectionLevel: correction.M,
      maxVersion: LARGEST_VERSION,
      modes,
    });
    return { path: toSvgPath(code), size: code.size };
  } catch {
    // Too long.
    return null;
  }
}
