import { useClient } from '@parlour/app/data-layout';
import { useTimeZone } from '@parlour/app/hooks';
import type { Document } from '@parlour/contract';
import { dayInZone, pdfFrameOf } from '@parlour/core';
import { useCallback } from 'react';
import { DocumentItem } from './DocumentItem.tsx';
import { fetchPreview } from './fetchPreview.ts';
import { usePreview } from '@parlour/app/files';

export type PreviewedDocumentProps = { document: Document; onDelete: () => void };

/** Binds one document to its preview. */
export function PreviewedDocument({ document, onDelete }: PreviewedDocumentProps) {
  const client = useClient();
  const timeZone = useTimeZone();
  const { id, createdAt } = document;
  return (
    <DocumentItem
      document={document}
      addedOn={dayInZone(new Date(createdAt), timeZone)}
      {...usePreview(
        useCallback((signal: AbortSignal) => fetchPreview(client, id, signal), [client, id]),
      )}
      pdfFrame={pdfFrameOf(navigator)}
      onDelete={onDelete}
    />
  );
}
