import { useClient } from '@parlour/app/data-layout';
import { registrationsByEvent } from '@parlour/core';
import { useQuery } from '@tanstack/react-query';
import { registrationsQuery } from './queries.ts';

/** Returns the ids of the events that the member is registered for. Empty until they are known. */
export function useRegistered(): ReadonlySet<string> {
  const { data = [] } = useQuery(registrationsQuery(useClient()));
  return new Set(registrationsByEvent(data).keys());
}
