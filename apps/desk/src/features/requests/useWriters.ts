import { useClient } from '@parlour/app/data-layout';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useMe } from '../../app/session/useMe.ts';
import { useServices } from '../../app/services.ts';
import { assigneesQuery } from './queries.ts';

/** Returns a function that names the colleagues who write in a request now (`desk/requests/thread-4`). */
export function useWriters(): (requestId: string) => readonly string[] {
  const { writers: store } = useServices().presence;
  const me = useMe();
  const writers = useSyncExternalStore(store.subscribe, store.staff);
  const colleagues = useQuery({ ...assigneesQuery(useClient()), enabled: writers.size > 0 });
  const nameOf = (staffId: string) =>
    colleagues.data?.find(({ id }) => id === staffId)?.name ?? 'A colleague';
  return (requestId) =>
    (writers.get(requestId) ?? []).filter((staffId) => staffId !== me?.id).map(nameOf);
}
