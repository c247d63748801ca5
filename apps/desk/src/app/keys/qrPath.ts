import { encode } from 'uqr';

/** A QR code as one path, in modules. */
export interface QrPath {
  /** Its width and height, with a light border. */
  readonly size: number;
  /** The `d` of the path of the dark modules. */
  readonly path: string;
}

// Readers need four light modules around the code.
const BORDER = 4;

/** Draws a text as a QR code. Dark modules that are next to each other in a row are one rectangle. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) => {
    const cells = row.map((isDark) => (isDark ? '1' : '0')).join('');
    return [...cells.matchAll(/1+/g)].map(
      ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
    );
  });
  return { size, path: path.join('') };
}
