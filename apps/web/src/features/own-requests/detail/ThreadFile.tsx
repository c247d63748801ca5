import { useClient } from '@parlour/app/data-layout';
import { FileView, previewOf, usePreview } from '@parlour/app/files';
import { getRequestFile } from '@parlour/client';
import type { RequestFile } from '@parlour/contract';
import { pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';

export type ThreadFileProps = { requestId: string; file: RequestFile };

/** Binds a file of a thread to its preview. */
export function ThreadFile({ requestId, file }: ThreadFileProps) {
  const client = useClient();
  const { id } = file;
  const fetchFile = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: requestId, fileId: id };
      const result = await getRequestFile(client, { params }, { signal });
      return result.ok ? ({ ok: true, value: previewOf(result.value) } as const) : result;
    },
    [client, requestId, id],
  );
  return <FileView file={file} {...usePreview(fetchFile)} pdfFrame={pdfFrameOf(navigator)} />;
}
