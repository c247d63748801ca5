import type { staffCallsOf } from '@parlour/contract/staff';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import { createExports } from './exportService.ts';
import { presentImport } from './present.ts';
import { createReceiveImport } from './receiveImport.ts';
import { findImports, findMappings } from './repository.ts';
import { createImports, type ImportDependencies } from './service.ts';

/** Binds the calls of imports and exports to their services. */
export function importHandlers(
  dependencies: ImportDependencies,
): HandlersOf<typeof staffCallsOf.imports> {
  const { queries } = dependencies.database;
  const imports = createImports(dependencies);
  const receiveImport = createReceiveImport(dependencies);
  const exports = createExports(dependencies);
  return {
    uploadImport: {
      upload: async ({ caller, requestId }, incoming) => ({
        data: await receiveImport({ principal: caller, requestId }, incoming),
      }),
    },
    listImports: {
      query: async () => ({ data: (await findImports(queries)).map(presentImport) }),
    },
    getImport: {
      query: async ({ caller, params }) => ({
        data: await imports.get(params.id, { principal: caller }),
      }),
    },
    planImport: {
      command: ({ caller, requestId, params, body }, transaction) =>
        imports.plan(transaction, params.id, { principal: caller, requestId }, body),
    },
    applyImport: {
      command: ({ caller, requestId, params, body }, transaction) =>
        imports.apply(transaction, params.id, { principal: caller, requestId }, body.planHash),
    },
    revertImport: {
      command: ({ caller, requestId, params }, transaction) =>
        imports.revert(transaction, params.id, { principal: caller, requestId }),
    },
    discardImport: {
      command: ({ caller, requestId, params }, transaction) =>
        imports.discard(transaction, params.id, { principal: caller, requestId }),
    },
    getRefusedRows: {
      stream: async ({ caller, requestId, params }) => ({
        ...(await imports.openRefused(params.id, { principal: caller, requestId })),
        events: [{ action: 'import.refused-rows-opened', subject: `import:${params.id}` }],
      }),
    },
    listImportMappings: { query: async () => ({ data: await findMappings(queries) }) },
    startExport: {
      command: ({ caller, requestId }, transaction) =>
        exports.start(transaction, { staffId: caller.staffId, requestId }),
    },
    listExports: { query: async ({ caller }) => ({ data: await exports.list(caller.staffId) }) },
    getExportFile: {
      stream: async ({ caller, params }) => ({
        ...(await exports.open(caller.staffId, params.id)),
        events: [{ action: 'export.opened', subject: `export:${params.id}` }],
      }),
    },
  };
}
