import type { CallInput } from '@parlour/contract';
import * as staff from '@parlour/contract/staff';
import type { CallOptions, Client } from '../client.ts';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';
import { fetchFile, uploadFile, type UploadOptions } from '../fileCalls.ts';
import { ordinaryCall } from '../messages.ts';

/**
 * Stores a CSV file or a package. On platforms with an `XMLHttpRequest` it reports progress and has no total time limit
 * (CL24, CL26).
 */
export function uploadImport(
  client: Client,
  input: CallInput<typeof staff.uploadImport>,
  options?: UploadOptions,
) {
  const messages = ordinaryCall('The file was not uploaded.');
  return uploadFile(client, staff.uploadImport, input, messages, options);
}

/** Lists the imports, the newest first. */
export const listImports: ClientFunction<typeof staff.listImports> = clientFunction(
  staff.listImports,
  'The imports could not be loaded.',
);

/** Gets an import with its plan. */
export const getImport: ClientFunction<typeof staff.getImport> = clientFunction(
  staff.getImport,
  'The import could not be loaded.',
);

/** Begins to find out what an import would do. */
export const planImport: ClientFunction<typeof staff.planImport> = clientFunction(
  staff.planImport,
  'The import was not planned.',
);

/** Begins to apply the plan of an import. */
export const applyImport: ClientFunction<typeof staff.applyImport> = clientFunction(
  staff.applyImport,
  'The import was not applied.',
);

/** Begins to take an import back. */
export const revertImport: ClientFunction<typeof staff.revertImport> = clientFunction(
  staff.revertImport,
  'The import was not taken back.',
);

/** Deletes an import that was not applied. */
export const discardImport: ClientFunction<typeof staff.discardImport> = clientFunction(
  staff.discardImport,
  'The import was not deleted.',
);

/** Lists the mappings of columns, by name. */
export const listImportMappings: ClientFunction<typeof staff.listImportMappings> = clientFunction(
  staff.listImportMappings,
  'The mappings could not be loaded.',
);

/** Begins to export the whole club. */
export const startExport: ClientFunction<typeof staff.startExport> = clientFunction(
  staff.startExport,
  'The export was not started.',
);

/** Lists one's own exports, the newest first. */
export const listExports: ClientFunction<typeof staff.listExports> = clientFunction(
  staff.listExports,
  'The exports could not be loaded.',
);

/** Fetches the package of an export of one's own. */
export function getExportFile(
  client: Client,
  input: CallInput<typeof staff.getExportFile>,
  options?: CallOptions,
) {
  const messages = ordinaryCall('The export could not be opened.');
  return fetchFile(client, staff.getExportFile, input, messages, options);
}
