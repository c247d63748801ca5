import type { callsOf } from '@parlour/contract';
import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../http/calls/handler.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import type { RequestFiles } from './files.ts';

/** Binds the calls of members on the files of their threads. */
export function requestFileHandlers(
  files: RequestFiles,
  queries: Queries,
): HandlersOf<typeof callsOf.requestFiles> {
  return {
    uploadRequestFile: {
      upload: async ({ caller, params }, incoming) => ({
        data: await files.upload(queries, caller, params.id, incoming),
      }),
    },
    getRequestFile: {
      stream: async ({ caller, params }) => ({
        ...(await files.open(queries, caller, params.id, params.fileId)),
        events: [{ action: 'request.file-opened', subject: `request-file:${params.fileId}` }],
      }),
    },
    deleteRequestFile: {
      command: async ({ caller, params }, transaction) => ({
        data: null,
        events: [{ action: 'request.file-removed', subject: `request-file:${params.fileId}` }],
        afterCommit: await files.remove(transaction, caller, params.id, params.fileId),
      }),
    },
  };
}

/** Binds the calls of staff on the files of threads. */
export function deskFileHandlers(
  files: RequestFiles,
  queries: Queries,
): HandlersOf<typeof staffCallsOf.requestFiles> {
  return {
    uploadDeskFile: {
      upload: async ({ caller, params }, incoming) => ({
        data: await files.upload(queries, caller, params.id, incoming),
      }),
    },
    getDeskFile: {
      stream: async ({ caller, params }) => ({
        ...(await files.open(queries, caller, params.id, params.fileId)),
        events: [{ action: 'request.file-opened', subject: `request-file:${params.fileId}` }],
      }),
    },
    deleteDeskFile: {
      command: async ({ caller, params }, transaction) => ({
        data: null,
        events: [{ action: 'request.file-removed', subject: `request-file:${params.fileId}` }],
        afterCommit: await files.remove(transaction, caller, params.id, params.fileId),
      }),
    },
  };
}
