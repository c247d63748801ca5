import type { DocumentExtension } from '@parlour/contract';
import { type FetchedPreview, mediaTypeOf, savedFileName } from '@parlour/core';

/** The kinds that browsers show only as a picture or a PDF. Files of any other kind are only saved. */
const viewableKinds = ['pdf', 'jpg', 'png', 'webp', 'avif'] as const satisfies DocumentExtension[];

/** Returns the preview of a fetched file. Its URL is an object URL, for the caller to release. */
export function previewOf(file: Blob): FetchedPreview {
  const [reportedType = ''] = file.type.toLowerCase().split(';');
  const type = reportedType.trim();
  const isViewable = viewableKinds.some((kind) => mediaTypeOf(kind) === type);
  const mediaType = isViewable ? type : 'application/octet-stream';
  return { url: URL.createObjectURL(file.slice(0, file.size, mediaType)), mediaType };
}

/** Returns the name that a previewed file is saved by: the server converts HEIC to JPEG if it can. */
export function previewFileName(
  title: string,
  extension: string,
  { mediaType }: FetchedPreview,
): string {
  const isConverted = extension === 'heic' && mediaType === mediaTypeOf('jpg');
  return savedFileName(title, isConverted ? 'jpg' : extension);
}
