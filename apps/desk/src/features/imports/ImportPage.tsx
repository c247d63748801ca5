import { useClient } from '@parlour/app/data-layout';
import { fetchFile, send } from '@parlour/client';
import {
  applyImport,
  discardImport,
  getRefusedRows,
  type ImportDetail,
  planImport,
} from '@parlour/contract/staff';
import { deskRoutes } from '@parlour/core/routes';
import { Button, InlineAlert, Spinner, Stack, Text } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { InviteAll } from '../members/InviteAll.tsx';
import { ImportedPictures } from './ImportedPictures.tsx';
import { MappingForm } from './MappingForm.tsx';
import {
  mappingDraftOf,
  mappingIssue,
  savedMappingFor,
  suggestedMapping,
  unknownValues,
  withValues,
} from './mappingDraft.ts';
import { PackageForm } from './PackageForm.tsx';
import { PlanView } from './PlanView.tsx';
import { importsKey, mappingsQuery } from './queries.ts';
import { saveFile } from '../../app/saveFile.ts';
import { useOwnWords } from './useOwnWords.ts';

const underWay: Readonly<Record<string, string>> = {
  planning: 'Finding out what the file would do. Nothing changes yet.',
  applying: 'Importing. You may leave this page.',
  reverting: 'Taking the import back. You may leave this page.',
};

const hasMembers = ({ files, mapping, needsMapping }: ImportDetail) =>
  needsMapping ? mapping?.kind === 'members' : files.some(({ kind }) => kind === 'members');

/** What is done with an import: mapped, planned, applied (`desk/imports-2` to `desk/imports-4`). */
export function ImportPage({ detail }: { detail: ImportDetail }) {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pending, failure, run, renew } = useOneKeyedCall<'plan' | 'apply' | 'discard' | 'load'>();
  const [isPreparing, setPreparing] = useState(detail.status === 'uploaded');
  const [hidesMissing, setHidesMissing] = useState(detail.hidesMissing);
  const [draft, setDraft] = useState(() => mappingDraftOf(detail));
  const [refused, setRefused] = useState<string | null>(null);
  const saved = useQuery(mappingsQuery(client)).data ?? [];
  const ownWords = useOwnWords(draft);
  const unknown = unknownValues(draft, detail.files[0], ownWords.words);
  const params = { id: detail.id };
  const refresh = () => cache.invalidateQueries({ queryKey: importsKey });

  const plan = async () => {
    const issue = detail.needsMapping ? mappingIssue(draft) : null;
    setRefused(issue);
    if (issue !== null) return;
    const { saveAs, ...chosen } = draft;
    const name = saveAs.trim() === '' ? null : saveAs.trim();
    const result = await run('plan', async (idempotencyKey) => {
      const suggested = unknownValues(draft, detail.files[0], await ownWords.load());
      const mapping = detail.needsMapping ? withValues(chosen, suggested) : null;
      const body = { mapping, saveAs: name, hidesMissing };
      return send(client, planImport, { params, body }, { idempotencyKey });
    });
    // The form stays until it is known that the plan is being made.
    await refresh();
    if (!result.ok) return;
    renew();
    setPreparing(false);
  };
  const apply = async (planHash: string) => {
    const result = await run('apply', (idempotencyKey) =>
      send(client, applyImport, { params, body: { planHash } }, { idempotencyKey }),
    );
    // A new plan may come back, which is applied by another call.
    if (result.ok) renew();
    await refresh();
  };
  const discard = async () => {
    const result = await run('discard', (idempotencyKey) =>
      send(client, discardImport, { params }, { idempotencyKey }),
    );
    await refresh();
    if (result.ok) void navigate(deskRoutes.imports.path);
  };

  const loadRefused = async () => {
    const result = await run('load', () => fetchFile(client, getRefusedRows, { params }));
    if (result.ok) saveFile(result.value, `refused rows of ${detail.name}`);
  };

  const { status, issue, planHash, pictures } = detail;
  const work = underWay[status];
  if (work !== undefined) {
    return (
      <Stack direction="row" gap={3}>
        <Spinner label={work} />
        <Text>{work}</Text>
      </Stack>
    );
  }
  const isOver = status === 'applied' || status === 'reverted';
  const isNothingLeft = detail.plan?.counts.every(
    ({ created, changed, unchanged, hidden }) => created + changed + unchanged + hidden === 0,
  );
  const actions = isOver ? null : (
    <Stack direction="row" gap={3}>
      {!isPreparing && status === 'planned' && planHash !== null && isNothingLeft !== true ? (
        <Button
          isPending={pending === 'apply'}
          pendingLabel="Starting..."
          onClick={() => void apply(planHash)}
        >
          Import Now
        </Button>
      ) : null}
      {!isPreparing && status !== 'planned' ? (
        <Button
          isPending={pending === 'plan'}
          pendingLabel="Starting..."
          onClick={() => void plan()}
        >
          Make a Plan
        </Button>
      ) : null}
      {isPreparing ? null : (
        <Button variant="secondary" onClick={() => setPreparing(true)}>
          {detail.needsMapping ? 'Change the Mapping' : 'Plan It Differently'}
        </Button>
      )}
      <Button
        variant="secondary"
        isPending={pending === 'discard'}
        pendingLabel="Deleting..."
        onClick={() => void discard()}
      >
        Delete This Import
      </Button>
    </Stack>
  );
  return (
    <Stack gap={5}>
      {issue === null ? null : <InlineAlert tone="critical">{issue}</InlineAlert>}
      {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
      {status === 'reverted' ? <InlineAlert>This import was taken back.</InlineAlert> : null}
      {status === 'applied' && hasMembers(detail) ? <InviteAll /> : null}
      {pictures === undefined ? null : <ImportedPictures pictures={pictures} />}
      {isPreparing && !detail.needsMapping ? (
        <PackageForm
          detail={detail}
          hidesMissing={hidesMissing}
          isPending={pending === 'plan'}
          onChange={setHidesMissing}
          onSubmit={() => void plan()}
        />
      ) : null}
      {isPreparing && detail.needsMapping ? (
        <MappingForm
          detail={detail}
          saved={saved}
          draft={draft}
          unknown={unknown}
          hidesMissing={hidesMissing}
          issue={refused}
          isPending={pending === 'plan'}
          onChange={(change) => {
            setRefused(null);
            setDraft({ ...draft, ...change });
          }}
          onKind={(kind) => setDraft(suggestedMapping(detail, kind))}
          onSaved={(mapping) => setDraft(savedMappingFor(detail, mapping))}
          onHidesMissing={setHidesMissing}
          onSubmit={() => void plan()}
        />
      ) : null}
      {!isPreparing && detail.plan !== null ? (
        <PlanView
          plan={detail.plan}
          isDone={isOver}
          actions={actions}
          isLoadingRefused={pending === 'load'}
          {...(detail.needsMapping ? { onLoadRefused: () => void loadRefused() } : {})}
        />
      ) : (
        actions
      )}
    </Stack>
  );
}
