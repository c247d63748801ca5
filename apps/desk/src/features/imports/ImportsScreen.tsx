import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { useNow } from '@parlour/app/hooks';
import { send as sendCall, uploadFile } from '@parlour/client';
import type { CallFailure } from '@parlour/contract';
import {
  type ImportDetail,
  type ImportSummary,
  revertImport,
  uploadImport,
} from '@parlour/contract/staff';
import { href, type InputFailure } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';
import { mayDo } from '@parlour/core/staff';
import { ConfirmDialog, Stack } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMe } from '../../app/session/useMe.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { Exports } from './Exports.tsx';
import { ImportsView } from './ImportsView.tsx';
import { importsKey, importsQuery } from './queries.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds the history of imports, the upload of a file and the exports. */
export function ImportsScreen() {
  usePageTitle('Import');
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const me = useMe();
  const page = pageData(useQuery(importsQuery(client)));
  const upload = useOneKeyedCall<'upload'>();
  const revert = useOneKeyedCall<'revert'>();
  const [progress, setProgress] = useState(0);
  const [reverted, setReverted] = useState<ImportSummary | null>(null);
  const reading = useRef(new AbortController());

  const send = async (file: File) => {
    setProgress(0);
    const result = await upload.run<ImportDetail, CallFailure | InputFailure>(
      'upload',
      async (idempotencyKey) => {
        const read = await readDataUrl(file, reading.current.signal);
        if (!read.ok) return read;
        const body = { file: read.value, name: file.name };
        return uploadFile(
          client,
          uploadImport,
          { body },
          { idempotencyKey, onProgress: setProgress },
        );
      },
    );
    void cache.invalidateQueries({ queryKey: importsKey });
    if (!result.ok) return;
    upload.renew();
    void navigate(href(deskRoutes.import, { importId: result.value.id }));
  };
  const takeBack = async ({ id }: ImportSummary) => {
    const result = await revert.run('revert', (idempotencyKey) =>
      sendCall(client, revertImport, { params: { id } }, { idempotencyKey }),
    );
    void cache.invalidateQueries({ queryKey: importsKey });
    if (result.ok) setReverted(null);
  };

  return (
    <Stack gap={6}>
      <ImportsView
        page={page}
        now={useNow()}
        timeZone={timeZone}
        progress={upload.pending === null ? null : progress}
        uploadIssue={upload.failure}
        onUpload={(file) => void send(file)}
        onRevert={(summary) => {
          revert.renew();
          setReverted(summary);
        }}
      />
      {/* The history above it grows as it comes, and would push it down. */}
      {mayDo(me?.roles ?? [], 'export.make') && page.state !== 'loading' ? <Exports /> : null}
      {reverted === null ? null : (
        <ConfirmDialog
          open
          title={`Take “${reverted.name}” back?`}
          text="What it created is deleted, and what it changed is as before. Nothing is done where something of it was changed since."
          confirmLabel="Take It Back"
          pendingLabel="Taking back..."
          isPending={revert.pending !== null}
          error={revert.failure ?? undefined}
          onConfirm={() => void takeBack(reverted)}
          onCancel={() => setReverted(null)}
        />
      )}
    </Stack>
  );
}
