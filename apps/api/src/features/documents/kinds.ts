import type { DocumentExtension } from '@parlour/contract';
import { extensionOf } from '@parlour/core';
import { invalidInput } from '../../errors/apiError.ts';
import { PIXEL_LIMIT } from '../../platform/images/pixelLimit.ts';
import type { RecognizedFile } from './recognition.ts';

const jpeg = ['image/jpeg', 'image/jpg', 'image/pjpeg'] as const;

/** The accepted media types of each kind. Previews are sent with the first one. */
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

/** The media types that browsers give to files of an unknown kind. */
const unknownTypes: ReadonlySet<string> = new Set(['', 'application/octet-stream']);

/** Returns the media type that a file of this kind is sent with. */
export function mediaTypeOf(extension: DocumentExtension): string {
  return mediaTypes[extension][0];
}

const isSameKind = (one: DocumentExtension, other: DocumentExtension) =>
  mediaTypes[one][0] === mediaTypes[other][0];

/**
 * Returns the kind of an uploaded file by its content (api/documents-4).
 *
 * @throws ApiError that names the file, where its title or data URL says another kind.
 */
export function acceptedKind(
  recognized: RecognizedFile | undefined,
  title: string,
  mediaType: string,
): DocumentExtension {
  if (recognized === undefined) {
    throw invalidInput(
      'file',
      'The file is damaged or not of a kind that is kept. Please choose a pdf, doc, docx, png, jpg, jpeg or heic.',
    );
  }
  const { extension, pixels = 0 } = recognized;
  const titleExtension = extensionOf(title);
  const types: readonly string[] = mediaTypes[extension];
  const isOfType = unknownTypes.has(mediaType) || types.includes(mediaType);
  if (!isOfType || (titleExtension !== null && !isSameKind(titleExtension, extension))) {
    throw invalidInput('file', `The file is not what its name says: its content is ${extension}.`);
  }
  if (pixels > PIXEL_LIMIT) {
    throw invalidInput('file', 'The file is a picture of more than 40 megapixels.');
  }
  return extension;
}
