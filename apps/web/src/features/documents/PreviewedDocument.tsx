import { useClient } from '@parlour/app/data-layout';
import { callActor } from '@parlour/client/actors';
import type { Document } from '@parlour/contract';
import { dayInZone, pdfFrameOf, previewMachine } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { DocumentItem, type PreviewState } from './DocumentItem.tsx';
import { fetchPreview } from './fetchPreview.ts';

export type PreviewedDocumentProps = { document: Document; onDelete: () => void };

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds one document to its preview machine, and revokes the object URL when the file is no longer shown. */
export function PreviewedDocument({ document, onDelete }: PreviewedDocumentProps) {
  const client = useClient();
  const { id, createdAt } = document;
  const machine = useMemo(
    () =>
      previewMachine.provide({
        actors: {
          fetchPreview: callActor((_, signal) => fetchPreview(client, id, signal)),
        },
      }),
    [client, id],
  );
  const [snapshot, send] = useMachine(machine);
  const { preview } = snapshot.context;

  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview.url);
  }, [preview]);

  return (
    <DocumentItem
      document={document}
      addedOn={dayInZone(new Date(createdAt), timeZone)}
      preview={previewState(snapshot)}
      pdfFrame={pdfFrameOf(navigator)}
      onToggle={() => send({ type: 'preview.toggled' })}
      onDelete={onDelete}
    />
  );
}

function previewState({ value, context }: SnapshotFrom<typeof previewMachine>): PreviewState {
  if (value === 'loading') return { state: 'loading' };
  return context.preview === null
    ? { state: 'hidden', failure: context.failure?.message ?? null }
    : { state: 'shown', preview: context.preview };
}
