import type { FetchedPreview } from '@parlour/core';

/** Media types that browsers show only as a picture or a PDF. Files of any other type are only saved. */
const viewableMediaTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
]);

/** Returns the preview of a fetched file. Its URL is an object URL, for the caller to release. */
export function previewOf(file: Blob): FetchedPreview {
  const [reportedType = ''] = file.type.toLowerCase().split(';');
  const mediaType = viewableMediaTypes.has(reportedType.trim())
    ? reportedType.trim()
    : 'application/octet-stream';
  return { url: URL.createObjectURL(file.slice(0, file.size, mediaType)), mediaType };
}
