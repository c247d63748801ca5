import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** The primaries of Display P3 in a color box of a HEIF (ITU-T H.273, table 2). */
export const DISPLAY_P3 = 12;
const [SIGNATURE_BYTES, HEADER_BYTES] = [8, 25];

/**
 * Returns the profile of a picture whose colors the library does not convert to sRGB itself: one of 16 bits, and an AVIF that
 * names its colors by numbers. Undefined for any other.
 */
export async function profileOf(bytes: Buffer, metadata: Metadata): Promise<Buffer | undefined> {
  if (metadata.format === 'heif') {
    const at = metadata.icc === undefined ? bytes.indexOf('colrnclx') : -1;
    return at !== -1 && bytes.length > at + 10 && bytes.readUInt16BE(at + 8) === DISPLAY_P3
      ? displayP3()
      : undefined;
  }
  return metadata.space === 'rgb16' ? metadata.icc : undefined;
}

/** Returns the profile of Display P3, which the library has. */
export async function displayP3(): Promise<Buffer | undefined> {
  const one = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const { icc } = await sharp(await one.withIccProfile('p3').png().toBuffer()).metadata();
  return icc;
}

/** Converts a picture that was made small, and whose colors are still those of the profile, to sRGB. */
export async function toSrgb(image: Sharp, profile: Buffer): Promise<Sharp> {
  const png = await image.png({ compressionLevel: 0 }).toBuffer();
  const data = Buffer.concat([Buffer.from('iCCPicc\0\0'), deflateSync(profile)]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length - 4);
  frame.writeUInt32BE(crc32(data), 4);
  const at = SIGNATURE_BYTES + HEADER_BYTES;
  return sharp(
    Buffer.concat([
      png.subarray(0, at),
      frame.subarray(0, 4),
      data,
      frame.subarray(4),
      png.subarray(at),
    ]),
  );
}
