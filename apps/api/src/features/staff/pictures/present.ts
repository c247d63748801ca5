import { pictureUrlOf, type UploadedPicture } from '@parlour/contract/staff';
import { pictureFileUrl } from '../../pictures/names.ts';
import type { PictureRow } from '../../pictures/repository.ts';

/** Converts a row to a picture as staff see it. */
export function presentPicture(row: PictureRow): UploadedPicture {
  const { id, file, name, alternativeText, focusX, focusY, width, height, size, version } = row;
  return {
    id,
    url: pictureUrlOf(id),
    fileUrl: pictureFileUrl(id, file),
    name,
    alternativeText,
    focusX,
    focusY,
    width,
    height,
    size,
    version,
    uploadedAt: row.uploadedAt.toISOString(),
  };
}
