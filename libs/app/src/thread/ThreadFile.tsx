import type { Client } from '@parlour/client';
import type { CallFailure, RequestFile, Result } from '@parlour/contract';
import { pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { FileView } from '../files/FileView.tsx';
import { previewOf } from '../files/previewOf.ts';
import { usePreview } from '../files/usePreview.ts';

/** Fetches a file of a request. */
type FetchFile = (
  client: Client,
  input: { readonly params: { readonly id: string; readonly fileId: string } },
  options: { readonly signal: AbortSignal },
) => Promise<Result<Blob, CallFailure>>;

export type ThreadFileProps = {
  /** The id of the request. */
  requestId: string;
  /** The file as the thread names it. */
  file: RequestFile;
  /** Fetches it. Must be the same function in each render. */
  fetchFile: FetchFile;
};

/** Binds a file of a thread to its preview. */
export function ThreadFile({ requestId, file, fetchFile }: ThreadFileProps) {
  const client = useClient();
  const { id } = file;
  const fetchPreview = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: requestId, fileId: id };
      const result = await fetchFile(client, { params }, { signal });
      return result.ok ? ({ ok: true, value: previewOf(result.value) } as const) : result;
    },
    [client, requestId, id, fetchFile],
  );
  return <FileView file={file} {...usePreview(fetchPreview)} pdfFrame={pdfFrameOf(navigator)} />;
}
