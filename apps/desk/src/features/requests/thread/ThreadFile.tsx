import { useClient } from '@parlour/app/data-layout';
import { FileView, previewOf, usePreview } from '@parlour/app/files';
import { getDeskFile } from '@parlour/client/staff';
import type { RequestFile } from '@parlour/contract';
import { pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';

export type ThreadFileProps = { requestId: string; file: RequestFile };

/** Binds a file of a thread to its preview (`DKR14`). */
export function ThreadFile({ requestId, file }: ThreadFileProps) {
  const client = useClient();
  const { id } = file;
  const fetchFile = useCallback(
    async (signal: AbortSignal) => {
      const params = { id: requestId, fileId: id };
      const result = await getDeskFile(client, { params }, { signal });
      return result.ok ? ({ ok: true, value: previewOf(result.value) } as const) : result;
    },
    [client, requestId, id],
  );
  return <FileView file={file} {...usePreview(fetchFile)} pdfFrame={pdfFrameOf(navigator)} />;
}
