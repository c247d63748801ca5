import type { CallFailure, Result } from '@parlour/contract';
import { callActor } from '@parlour/client/actors';
import { type FetchedPreview, previewMachine } from '@parlour/core';
import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';

/** State of a file's preview. */
export type PreviewState =
  | { readonly state: 'hidden'; readonly failure: string | null }
  | { readonly state: 'loading' }
  | { readonly state: 'shown'; readonly preview: FetchedPreview };

/**
 * Binds the preview of one file to its machine, and revokes the object URL when the file is no longer shown.
 * @param fetchPreview must be the same function in each render
 */
export function usePreview(
  fetchPreview: (signal: AbortSignal) => Promise<Result<FetchedPreview, CallFailure>>,
): { readonly preview: PreviewState; readonly onToggle: () => void } {
  const machine = useMemo(
    () =>
      previewMachine.provide({
        actors: { fetchPreview: callActor((_, signal) => fetchPreview(signal)) },
      }),
    [fetchPreview],
  );
  const [snapshot, send] = useMachine(machine);
  const { preview } = snapshot.context;

  useEffect(() => {
    if (preview === null) return;
    return () => URL.revokeObjectURL(preview.url);
  }, [preview]);

  return { preview: previewState(snapshot), onToggle: () => send({ type: 'preview.toggled' }) };
}

function previewState({ value, context }: SnapshotFrom<typeof previewMachine>): PreviewState {
  if (value === 'loading') return { state: 'loading' };
  return context.preview === null
    ? { state: 'hidden', failure: context.failure?.message ?? null }
    : { state: 'shown', preview: context.preview };
}
