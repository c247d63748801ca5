import { callQuery } from '@parlour/app/data';
import type { Client } from '@parlour/client';
import {
  type ClubExport,
  getImport,
  type ImportDetail,
  type ImportStatus,
  type ImportSummary,
  listExports,
  listImportMappings,
  listImports,
} from '@parlour/contract/staff';

/** Begins the keys of everything about imports. */
export const importsKey = ['imports'] as const;

/** Milliseconds between two looks at what goes on. */
const INTERVAL = 1500;

const underWay: ReadonlySet<string> = new Set([
  'planning',
  'applying',
  'reverting',
] satisfies ImportStatus[]);

/** Whether the server works on an import now. */
export function isUnderWay({ status }: Pick<ImportSummary, 'status'>): boolean {
  return underWay.has(status);
}

/** The history of imports. */
export function importsQuery(client: Client) {
  return {
    ...callQuery(['imports', 'list'], client, listImports, {}),
    refetchInterval: ({ state }: { state: { data?: readonly ImportSummary[] | undefined } }) =>
      state.data?.some(isUnderWay) === true ? INTERVAL : false,
  };
}

/** One import, read again while something goes on. */
export function importQuery(client: Client, id: string) {
  return {
    ...callQuery(['imports', 'one', id], client, getImport, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: ImportDetail | undefined } }) =>
      state.data !== undefined && (isUnderWay(state.data) || isFetching(state.data))
        ? INTERVAL
        : (false as const),
  };
}

const isFetching = ({ pictures }: ImportDetail) => (pictures?.waiting ?? 0) > 0;

/** The stored mappings. */
export function mappingsQuery(client: Client) {
  return callQuery(['imports', 'mappings'], client, listImportMappings, {});
}

/** One's own exports, read again while one is made. */
export function exportsQuery(client: Client) {
  return {
    ...callQuery(['exports'], client, listExports, {}),
    refetchInterval: ({ state }: { state: { data?: readonly ClubExport[] | undefined } }) =>
      state.data?.some(({ status }) => status === 'making') === true ? INTERVAL : (false as const),
  };
}
