import type { DocumentExtension } from '@parlour/contract';
import { storedExtensions } from '@parlour/contract/values';

const mediaTypes: Readonly<Record<DocumentExtension, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  heic: 'image/heic',
  webp: 'image/webp',
  avif: 'image/avif',
};

/** Other endings that cameras and programs give to files of these kinds. */
const otherEndings: Readonly<Record<string, DocumentExtension>> = {
  heif: 'heic',
  hif: 'heic',
  jpe: 'jpg',
  jfif: 'jpg',
};

/** Returns the media type that a file of this kind is sent with. */
export function mediaTypeOf(extension: DocumentExtension): string {
  return mediaTypes[extension];
}

/** Returns the kind that an ending of a file's name says, in any letter case, or null for no kept one. */
export function kindOfEnding(ending: string): DocumentExtension | null {
  const lower = ending.toLowerCase();
  return storedExtensions.find((each) => each === lower) ?? otherEndings[lower] ?? null;
}

/**
 * The `accept` attribute of a field for a picture (core/documents-25). Phones then offer the camera and their photos. A field for any
 * other file has none: systems go by names and types alone, and would hide what is kept by its content.
 */
export const ACCEPTED_PICTURES: string = [
  'image/*',
  ...[...storedExtensions, ...Object.keys(otherEndings)]
    .filter((ending) => mediaTypes[kindOfEnding(ending) ?? 'pdf'].startsWith('image/'))
    .map((ending) => `.${ending}`),
].join(',');

const PDF_SIGN = '%PDF-';

/** So many bytes of a file tell its kind. A PDF may begin behind 1024 others. */
export const FILE_HEAD_BYTES: number = 1024 + PDF_SIGN.length;

/**
 * What the first bytes of a file tell (core/documents-23). `zip` and `ole` are containers that may hold a Word document.
 * A `gif` is a picture that is shown, but not kept as a document.
 */
export type FileStart = 'pdf' | 'zip' | 'ole' | 'png' | 'jpg' | 'gif' | 'webp' | 'heic' | 'avif';

/** What is a picture, wherever one is shown: the name and the sender's media type count for nothing. */
const pictures: ReadonlySet<FileStart | null> = new Set([
  'png',
  'jpg',
  'gif',
  'webp',
  'heic',
  'avif',
] as const);

/** Whether a file of this start is a picture. */
export function isPictureStart(start: FileStart | null): boolean {
  return pictures.has(start);
}

const heicBrands = new Set('heic heix heim heis hevc hevx hevm hevs'.split(' '));
const avifBrands = new Set(['avif', 'avis']);
/** Brands of any HEIF: the others beside them tell which one it is. */
const generalBrands = new Set(['mif1', 'mif2', 'msf1', 'miaf', '1pic']);

/** What begins like this is something else, even where a PDF follows: pages, programs and music. */
const otherStarts = /^(?:[\s\0\ufeff]|\xef\xbb\xbf)*(?:<|#!|MZ|\x7fELF|ID3|RIFF)/;

/** Reads bytes as Latin-1, so that each is one character. */
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/** Returns what the first {@link FILE_HEAD_BYTES} bytes of a file tell, or null for no known kind (core/documents-23). */
export function startOfFile(bytes: Uint8Array): FileStart | null {
  const head = textOf(bytes.subarray(0, FILE_HEAD_BYTES));
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (/^GIF8[79]a/.test(head)) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('PK\u0003\u0004')) return 'zip';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'ole';
  if (head.slice(4, 8) === 'ftyp') return heifOf(head);
  const at = head.indexOf(PDF_SIGN);
  return at === 0 || (at > 0 && !otherStarts.test(head)) ? 'pdf' : null;
}

/** Returns which HEIF it is by its brands: the major one, and where that is a general one, those beside it. */
function heifOf(head: string): 'heic' | 'avif' | null {
  const major = head.slice(8, 12);
  const length = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + head.charCodeAt(at), 0);
  const brands = head.slice(16, Math.max(16, length)).match(/[^]{4}/g) ?? [];
  if (avifBrands.has(major)) return 'avif';
  if (heicBrands.has(major)) return 'heic';
  if (brands.some((brand) => heicBrands.has(brand))) return 'heic';
  if (brands.some((brand) => avifBrands.has(brand))) return 'avif';
  return generalBrands.has(major) ? 'heic' : null;
}

const kindsOfStarts: Readonly<Record<FileStart, DocumentExtension | null>> = {
  pdf: 'pdf',
  zip: 'docx',
  ole: 'doc',
  png: 'png',
  jpg: 'jpg',
  gif: null,
  webp: 'webp',
  heic: 'heic',
  avif: 'avif',
};

/** What a name ends with that says what a container holds: `xlsx`, `zip`, `7z`. */
const otherEnding = /^(?=[a-z\d]{1,5}$)\d?[a-z]+\d?$/i;

/**
 * Returns the name of a chosen file, with the ending of its content where the name has no kept one (core/documents-24). A
 * container may hold anything, so the name of one that says something else stays. What contains a space or has more than
 * four characters is no ending, nor is a number: `Letter Nov. 2026`.
 */
export function nameByContent(name: string, bytes: Uint8Array): string {
  const ending = /\.([^.]+)$/.exec(name.trim())?.[1];
  if (ending !== undefined && kindOfEnding(ending) !== null) return name;
  const start = startOfFile(bytes);
  const kind = start === null ? null : kindsOfStarts[start];
  const isContainer = start === 'zip' || start === 'ole';
  const isOther = isContainer && ending !== undefined && otherEnding.test(ending);
  return kind === null || isOther ? name : `${name.trim()}.${kind}`;
}
