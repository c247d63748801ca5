import { useClient } from '@parlour/app/data-layout';
import type { ImportMapping } from '@parlour/contract/staff';
import { importColumns, isWordField } from '@parlour/core/imports';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { suggestedValuesQuery } from '../content/queries.ts';

/** By the names of fields. */
type OwnWords = Readonly<Record<string, readonly string[]>>;

/** Reads which words the club has in the fields of a mapping (`desk/imports-12`). `load` waits for those that are not here yet. */
export function useOwnWords({ kind, columns }: Pick<ImportMapping, 'kind' | 'columns'>): {
  readonly words: OwnWords;
  readonly load: () => Promise<OwnWords>;
} {
  const client = useClient();
  const cache = useQueryClient();
  const fields = [...new Set(Object.values(columns))].filter(
    (name) => isWordField(kind, name) && importColumns(kind)[name]?.kind === 'suggested',
  );
  const content = kind === 'members' ? undefined : kind;
  const queries =
    content === undefined
      ? []
      : fields.map((field) => suggestedValuesQuery(client, content, field));
  const found = useQueries({ queries });
  const wordsOf = (values: readonly (readonly string[] | undefined)[]): OwnWords =>
    Object.fromEntries(fields.map((field, index) => [field, values[index] ?? []]));
  return {
    words: wordsOf(found.map(({ data }) => data)),
    load: async () => {
      const loaded = queries.map((query) =>
        cache.query({ ...query, staleTime: 'static' }).catch(() => undefined),
      );
      return wordsOf(await Promise.all(loaded));
    },
  };
}
