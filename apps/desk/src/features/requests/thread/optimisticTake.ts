import type { Client } from '@parlour/client';
import type { DeskRequestDetail, DeskRequestPage, NamedPerson } from '@parlour/contract/staff';
import type { QueryClient } from '@tanstack/react-query';
import { requestQuery } from '../queries.ts';
import { type Viewer, statusAfter } from './moves.ts';

/** Shows a request as given, in its thread and in the rows of the queue, without asking anew. */
function show(cache: QueryClient, client: Client, request: DeskRequestDetail): void {
  cache.setQueryData(requestQuery(client, request.id).queryKey, request);
  const { assignee, status } = request;
  cache.setQueriesData<DeskRequestPage>({ queryKey: ['requests', 'queue'] }, (page) =>
    page === undefined
      ? page
      : {
          ...page,
          requests: page.requests.map((row) =>
            row.id === request.id ? { ...row, assignee, status } : row,
          ),
        },
  );
}

/** Shows a request as taken before the server has taken it (`desk/requests/thread-8`). Returns what shows it as it was. */
export async function showAsTaken(
  cache: QueryClient,
  client: Client,
  request: DeskRequestDetail,
  { viewer, now }: { readonly viewer: Viewer & NamedPerson; readonly now: Date },
): Promise<() => void> {
  await cache.cancelQueries(requestQuery(client, request.id));
  const { id, name } = viewer;
  const status = statusAfter(request, 'take', viewer, now) ?? request.status;
  show(cache, client, { ...request, status, assignee: { id, name } });
  return () => show(cache, client, request);
}
