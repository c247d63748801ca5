import { previewOf } from '@parlour/app/files';
import { type Client, fetchPreview as fetchDocument } from '@parlour/client';
import { type CallFailure, previewDocument, type Result } from '@parlour/contract';
import type { FetchedPreview } from '@parlour/core';

const fetchFile = async (url: string, signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The address of the preview answered ${response.status}.`);
  return response.blob();
};

/**
 * Fetches a document into memory, from either kind of server response. The browser shows the bytes from memory because
 * the server's previews are sandboxed, and Chrome shows no PDF in a sandbox.
 * @returns an object URL, for the caller to release with `URL.revokeObjectURL`
 */
export async function fetchPreview(
  client: Client,
  id: string,
  signal: AbortSignal,
): Promise<Result<FetchedPreview, CallFailure>> {
  const result = await fetchDocument(client, previewDocument, { params: { id } }, { signal });
  if (!result.ok) return result;
  const preview = result.value;
  const file = preview.kind === 'file' ? preview.blob : await fetchFile(preview.url, signal);
  signal.throwIfAborted();
  return { ok: true, value: previewOf(file) };
}
