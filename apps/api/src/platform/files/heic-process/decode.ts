import libheif, { type HeifImage, type Plane } from 'libheif-js/wasm-bundle.js';
import { DISPLAY_P3, displayP3 } from '../../images/toSrgb.ts';

const { heif_colorspace: spaces, heif_chroma: forms } = libheif;

/** A decoded picture, row by row. */
interface DecodedPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: 3 | 4;
}

/** Returns the picture that a HEIC shows. Undefined where it has none. */
export function primaryOf(bytes: Uint8Array): HeifImage | undefined {
  const images = new libheif.HeifDecoder().decode(bytes);
  return images.find((each) => each.is_primary()) ?? images[0];
}

/**
 * Decodes a picture, upright. The planes of its video are averaged into pixels, at least as many a side as wanted: whole
 * pixels of a telephone's picture would take three times the memory and the time.
 *
 * @returns undefined where it is damaged.
 */
export async function decode(image: HeifImage, side: number): Promise<DecodedPicture | undefined> {
  if (!image.has_alpha_channel()) {
    const { image: stored, channels = [] } = await libheif.heif_js_decode_image2(
      image.handle,
      spaces.heif_colorspace_YCbCr,
      forms.heif_chroma_420,
    );
    const [luma, blue, red] = channels;
    const matrix = stored && matrixOf(stored.$$.ptr);
    if (luma && blue && red && matrix) return averaged({ luma, blue, red }, matrix, side);
  }
  const { channels = [] } = await libheif.heif_js_decode_image2(
    image.handle,
    spaces.heif_colorspace_RGB,
    forms.heif_chroma_interleaved_RGBA,
  );
  const [plane] = channels;
  if (plane === undefined) return undefined;
  const { width, height, stride, data } = plane;
  const rows = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * stride, y * stride + width * 4), y * width * 4);
  }
  return { data: rows, width, height, channels: 4 };
}

/** How brightness and the two differences make red, green and blue (ITU-T H.273). */
interface Matrix {
  readonly red: number;
  readonly blue: number;
  /** Whether brightness goes from 0 to 255, and not from 16 to 235. */
  readonly isFull: boolean;
}

/** The shares of red and blue in the brightness by the number of the matrix. Others are decoded by the library. */
const shares: Readonly<Record<number, readonly [red: number, blue: number]>> = {
  1: [0.2126, 0.0722],
  2: [0.299, 0.114],
  5: [0.299, 0.114],
  6: [0.299, 0.114],
  9: [0.2627, 0.0593],
};

function matrixOf(image: number): Matrix | undefined {
  const colors = readColors((error, to) =>
    libheif._heif_image_get_nclx_color_profile(error, image, to),
  );
  const known = shares[colors?.matrix ?? 2];
  return known && { red: known[0], blue: known[1], isFull: colors?.isFull ?? true };
}

/** Reads the numbers of colors from the memory of the library. Undefined where the picture has none. */
function readColors(read: (error: number, to: number) => void) {
  const [error, to] = [libheif._malloc(16), libheif._malloc(8)];
  read(error, to);
  const memory = new DataView(libheif.HEAPU8.buffer);
  if (memory.getInt32(error, true) !== 0) return undefined;
  const at = memory.getUint32(to, true);
  return {
    primaries: memory.getInt32(at + 4, true),
    matrix: memory.getInt32(at + 12, true),
    isFull: memory.getUint8(at + 16) !== 0,
  };
}

/** Returns the profile of a picture whose colors are not those of sRGB. */
export async function profileOfHeic(image: HeifImage): Promise<Buffer | undefined> {
  const handle = image.handle.$$.ptr;
  const size = libheif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > 0) {
    const to = libheif._malloc(size);
    libheif._heif_image_handle_get_raw_color_profile(libheif._malloc(16), handle, to);
    return Buffer.from(libheif.HEAPU8.subarray(to, to + size));
  }
  const colors = readColors((error, to) =>
    libheif._heif_image_handle_get_nclx_color_profile(error, handle, to),
  );
  return colors?.primaries === DISPLAY_P3 ? displayP3() : undefined;
}

interface Planes {
  readonly luma: Plane;
  readonly blue: Plane;
  readonly red: Plane;
}

/** Averages planes of half the size in colors into pixels: whole squares of them, as long as enough are left. */
function averaged({ luma, blue, red }: Planes, matrix: Matrix, side: number): DecodedPicture {
  const step = Math.max(1, Math.floor(Math.max(luma.width, luma.height) / side));
  const width = Math.max(1, Math.floor(luma.width / step));
  const height = Math.max(1, Math.floor(luma.height / step));
  const data = Buffer.alloc(width * height * 3);
  const [lumas, blues, reds] = [luma, blue, red].map(samplesOf);
  const [low, lumaScale, colorScale] = matrix.isFull ? [0, 1, 1] : [16, 255 / 219, 255 / 224];
  const green = 1 - matrix.red - matrix.blue;
  const [toRed, toBlue] = [2 * (1 - matrix.red), 2 * (1 - matrix.blue)];
  if (!lumas || !blues || !reds) return { data, width, height, channels: 3 };
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const bright = (average(lumas, x * step, y * step, step) - low) * lumaScale;
      const [left, top, span] = [(x * step) >> 1, (y * step) >> 1, Math.max(1, step >> 1)];
      const b = (average(blues, left, top, span) - 128) * colorScale;
      const r = (average(reds, left, top, span) - 128) * colorScale;
      data[at] = inByte(bright + toRed * r);
      data[at + 1] = inByte(bright - (matrix.red * toRed * r + matrix.blue * toBlue * b) / green);
      data[at + 2] = inByte(bright + toBlue * b);
    }
  }
  return { data, width, height, channels: 3 };
}

const inByte = (value: number) => (value <= 0 ? 0 : value >= 255 ? 255 : Math.round(value));

interface Samples {
  readonly values: Uint8Array | Uint16Array;
  /** Samples of a row. */
  readonly stride: number;
  /** The highest value of a sample is this many times 255. */
  readonly scale: number;
}

function samplesOf({ data, stride, bits_per_pixel: bits }: Plane): Samples {
  if (bits <= 8) return { values: data, stride, scale: 1 };
  const values = new Uint16Array(data.buffer, data.byteOffset, data.byteLength >> 1);
  return { values, stride: stride >> 1, scale: (2 ** bits - 1) / 255 };
}

function average({ values, stride, scale }: Samples, left: number, top: number, span: number) {
  let sum = 0;
  for (let y = top; y < top + span; y += 1) {
    for (let x = left; x < left + span; x += 1) sum += values[y * stride + x] ?? 0;
  }
  return sum / (span * span * scale);
}
