import { type Client, previewDocument } from '@parlour/client';
import type { FetchedPreview } from '@parlour/core';
import { valueOf } from '../data/callError.ts';

/** What a browser shows as nothing but a picture or a PDF. Anything else is only ever saved, whatever it says it is. */
const shown: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png']);

const fetchFile = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The address of the preview answered ${response.status}.`);
  return response.blob();
};

/**
 * Fetches a document into this browser's memory, whichever of its two answers the server gives (spec section 7). The
 * bytes are shown from here and not from the server, whose previews are sandboxed: Chrome shows no PDF in a sandbox.
 * Whoever takes the address gives it back by `URL.revokeObjectURL`.
 */
export async function fetchPreview(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<FetchedPreview> {
  const preview = await valueOf(previewDocument(client, id, { signal }));
  const file = preview.kind === 'file' ? preview.blob : await fetchFile(preview.url, signal);
  signal.throwIfAborted();
  const [told = ''] = file.type.toLowerCase().split(';');
  const mediaType = shown.has(told.trim()) ? told.trim() : 'application/octet-stream';
  return { url: URL.createObjectURL(file.slice(0, file.size, mediaType)), mediaType };
}
