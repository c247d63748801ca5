import { useClient } from '@parlour/app/data-layout';
import { getRequestFile } from '@parlour/client';
import type { RequestFile } from '@parlour/contract';
import { pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';
import { previewOf } from '../../documents/fetchPreview.ts';
import { usePreview } from '../../documents/usePreview.ts';
import { ThreadFileView } from './ThreadFileView.tsx';

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
  return <ThreadFileView file={file} {...usePreview(fetchFile)} pdfFrame={pdfFrameOf(navigator)} />;
}
