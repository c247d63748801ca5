import { useClient } from '@parlour/app/data-layout';
import { searchContentChoices, searchMembers } from '@parlour/client/staff';
import type { ContentKind } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldPorts } from './fields/fieldPorts.ts';
import { suggestedValuesQuery } from './queries.ts';

/** The letters that a search of members needs. */
const FEWEST_LETTERS = 2;

/** Binds what the fields of a kind ask the server for. */
export function useFieldPorts(kind: ContentKind, maySearchMembers: boolean): FieldPorts {
  const client = useClient();
  const cache = useQueryClient();
  return useMemo<FieldPorts>(
    () => ({
      maySearchMembers,
      search: async (target, text) => {
        if (target !== 'member') {
          return searchContentChoices(client, { params: { kind: target }, query: { text } });
        }
        if (text.trim().length < FEWEST_LETTERS) return { ok: true, value: [] };
        const found = await searchMembers(client, { query: { text: text.trim() } });
        if (!found.ok) return found;
        const value = found.value.map(({ id, name, email }) => ({
          id,
          title: name,
          detail: email,
        }));
        return { ok: true, value };
      },
      suggest: (field) =>
        cache
          .query({ ...suggestedValuesQuery(client, kind, field), staleTime: 60_000 })
          .catch(() => []),
    }),
    [client, cache, kind, maySearchMembers],
  );
}
