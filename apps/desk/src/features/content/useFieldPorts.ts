import { useClient } from '@parlour/app/data-layout';
import { send } from '@parlour/client';
import { isSearchText } from '@parlour/contract';
import { type ContentKind, searchContentChoices, searchMembers } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldPorts } from './fields/fieldPorts.ts';
import { useServices } from '../../app/services.ts';
import { useClubTimeZone } from '../../app/session/useClubTimeZone.ts';
import { useMe } from '../../app/session/useMe.ts';
import { suggestedValuesQuery } from './queries.ts';

/**
 * Binds what the fields of a kind ask the server for.
 *
 * @param releaseId - a release whose new items can be referred to. Undefined for none.
 */
export function useFieldPorts(
  kind: ContentKind,
  maySearchMembers: boolean,
  releaseId: string | undefined,
): FieldPorts {
  const client = useClient();
  const cache = useQueryClient();
  const { mapTilesUrl } = useServices();
  const clubTimeZone = useClubTimeZone();
  const clubCurrency = useMe()?.clubCurrency ?? null;
  return useMemo<FieldPorts>(
    () => ({
      maySearchMembers,
      mapTilesUrl,
      clubTimeZone,
      clubCurrency,
      search: async (target, text) => {
        if (target !== 'member') {
          const query = { text, ...(releaseId === undefined ? {} : { release: releaseId }) };
          return send(client, searchContentChoices, { params: { kind: target }, query });
        }
        if (!isSearchText(text)) return { ok: true, value: [] };
        const found = await send(client, searchMembers, { query: { text: text.trim() } });
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
    [client, cache, kind, mapTilesUrl, clubTimeZone, clubCurrency, maySearchMembers, releaseId],
  );
}
