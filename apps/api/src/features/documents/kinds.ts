import { DOCUMENT_PIXEL_LIMIT, storedExtensions } from '@parlour/contract';
import { invalidInput } from '../../errors/apiError.ts';
import type { RecognizedFile } from './recognition.ts';

const kinds = `${storedExtensions.slice(0, -1).join(', ')} or ${storedExtensions.at(-1)}`;

/**
 * Returns the kind of an uploaded file by its content, whatever its name and its data URL say (api/documents-4).
 *
 * @throws ApiError that names the file, where it is of no kept kind.
 */
export function acceptedKind(
  recognized: RecognizedFile | 'encrypted' | undefined,
): Required<Pick<RecognizedFile, 'extension' | 'isEncrypted'>> {
  if (recognized === undefined) {
    throw invalidInput(
      'file',
      `The file is damaged or not of a kind that is kept. Please choose a ${kinds}.`,
    );
  }
  if (recognized === 'encrypted') {
    throw invalidInput(
      'file',
      'The file is encrypted, so that nobody can see its kind. Please save it without a password, or as a PDF.',
    );
  }
  const { extension, pixels = 0, isEncrypted = false } = recognized;
  if (pixels > DOCUMENT_PIXEL_LIMIT) {
    throw invalidInput(
      'file',
      `The file is a picture of more than ${DOCUMENT_PIXEL_LIMIT / 1_000_000} megapixels.`,
    );
  }
  return { extension, isEncrypted };
}
