import { useClient } from '@parlour/app/data-layout';
import type { ImportMapping } from '@parlour/contract/staff';
import { importColumns, isWordField } from '@parlour/core/imports';
import { useQueries } from '@tanstack/react-query';
import { suggestedValuesQuery } from '../content/queries.ts';

/** Reads which words the club has in the fields of a mapping, by the names of the fields (`desk/imports-12`). */
export function useOwnWords({
  kind,
  columns,
}: Pick<ImportMapping, 'kind' | 'columns'>): Readonly<Record<string, readonly string[]>> {
  const client = useClient();
  const fields = [...new Set(Object.values(columns))].filter(
    (name) => isWordField(kind, name) && importColumns(kind)[name]?.kind === 'suggested',
  );
  const content = kind === 'members' ? undefined : kind;
  const found = useQueries({
    queries:
      content === undefined
        ? []
        : fields.map((field) => suggestedValuesQuery(client, content, field)),
  });
  return Object.fromEntries(fields.map((field, index) => [field, found[index]?.data ?? []]));
}
