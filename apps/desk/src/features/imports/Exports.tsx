import { pageData } from '@parlour/app/data';
import { useClient } from '@parlour/app/data-layout';
import { useNow } from '@parlour/app/hooks';
import { fetchFile, send } from '@parlour/client';
import { type ClubExport, getExportFile, startExport } from '@parlour/contract/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useStepUp } from '../../app/step-up/useStepUp.ts';
import { useOneKeyedCall } from '../../app/useOneCall.ts';
import { ExportsView } from './ExportsView.tsx';
import { exportsQuery } from './queries.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** Binds one's own exports of the club (`DKX6`). */
export function Exports() {
  const client = useClient();
  const cache = useQueryClient();
  const afterStepUp = useStepUp();
  const query = exportsQuery(client);
  const page = pageData(useQuery(query));
  const { pending, failure, run, renew } = useOneKeyedCall<'start' | 'load'>();

  const start = async () => {
    const result = await run('start', (idempotencyKey) =>
      afterStepUp(() => send(client, startExport, {}, { idempotencyKey })),
    );
    if (result.ok) renew();
    await cache.invalidateQueries({ queryKey: query.queryKey });
  };
  const load = async ({ id, createdAt }: ClubExport) => {
    const result = await run('load', () =>
      afterStepUp(() => fetchFile(client, getExportFile, { params: { id } })),
    );
    if (!result.ok) return;
    const url = URL.createObjectURL(result.value);
    const link = document.createElement('a');
    link.href = url;
    link.download = `club-${createdAt.slice(0, 10)}.zip`;
    link.click();
    URL.revokeObjectURL(url);
  };

  return (
    <ExportsView
      page={page}
      now={useNow()}
      timeZone={timeZone}
      pending={pending}
      failure={failure}
      onStart={() => void start()}
      onLoad={(made) => void load(made)}
    />
  );
}
