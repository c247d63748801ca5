import { fetchFile } from '@parlour/client';
import type { Call, getRequestFile, RequestFile } from '@parlour/contract';
import { pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';
import { useClient } from '../data/DataLayout.tsx';
import { FileView } from '../files/FileView.tsx';
import { previewOf } from '../files/previewOf.ts';
import { usePreview } from '../files/usePreview.ts';

export type ThreadFileProps = {
  /** The id of the request. */
  requestId: string;
  /** The file as the thread names it. */
  file: RequestFile;
  /** The call that fetches it, of a member or of staff. */
  call: Call & Pick<typeof getRequestFile, 'params' | 'response'>;
};

/** Binds a file of a thread to its preview. */
export function ThreadFile({ requestId, file, call }: ThreadFileProps) {
  const client = useClient();
  const { id } = file;
  const fetchPreview = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: requestId, fileId: id };
      const result = await fetchFile(client, call, { params }, { signal });
      return result.ok ? ({ ok: true, value: previewOf(result.value) } as const) : result;
    },
    [client, requestId, id, call],
  );
  return <FileView file={file} {...usePreview(fetchPreview)} pdfFrame={pdfFrameOf(navigator)} />;
}
