import type { DocumentExtension } from '@parlour/contract';
import { extensionOf } from '@parlour/core';
import { invalid } from '../../platform/http/refusal.ts';
import { PIXEL_LIMIT } from '../../platform/pixelLimit.ts';
import type { Recognized } from './recognition.ts';

const jpeg = ['image/jpeg', 'image/jpg', 'image/pjpeg'] as const;

/** The media types of each kind; the first is the one by which it is sent. */
const mediaTypes = {
  pdf: ['application/pdf', 'application/x-pdf'],
  doc: ['application/msword', 'application/vnd.ms-word', 'application/x-cfb'],
  docx: [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/zip',
    'application/x-zip-compressed',
  ],
  png: ['image/png', 'image/apng'],
  jpg: jpeg,
  jpeg,
  heic: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
} as const satisfies Readonly<Record<DocumentExtension, readonly [string, ...string[]]>>;

/** What a browser says of a file that it does not know. */
const unknownTypes: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/** The media type by which a file of the kind is sent. */
export const mediaTypeOf = (extension: DocumentExtension): string => mediaTypes[extension][0];

const same = (one: DocumentExtension, other: DocumentExtension) =>
  mediaTypes[one][0] === mediaTypes[other][0];

/**
 * The kind of an uploaded file: what its content is, as long as neither its title nor its data URL says otherwise.
 *
 * @throws Refusal that names the file.
 */
export function acceptedKind(
  recognized: Recognized | undefined,
  title: string,
  mediaType: string,
): DocumentExtension {
  if (recognized === undefined) {
    throw invalid(
      'file',
      'The file is damaged or not of a kind that is kept. Please choose a pdf, doc, docx, png, jpg, jpeg or heic.',
    );
  }
  const { extension, pixels = 0 } = recognized;
  const named = extensionOf(title);
  const types: readonly string[] = mediaTypes[extension];
  const isOfType = unknownTypes.has(mediaType) || types.includes(mediaType);
  if (!isOfType || (named !== null && !same(named, extension))) {
    throw invalid('file', `The file is not what its name says: its content is ${extension}.`);
  }
  if (pixels > PIXEL_LIMIT) {
    throw invalid('file', 'The file is a picture of more than 40 megapixels.');
  }
  return extension;
}
