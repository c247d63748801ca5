import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData } from '../../calls/sharedSchemas.ts';
import { savedMappingSchema } from '../importMapping.ts';
import {
  clubExportSchema,
  importApplicationSchema,
  importDetailSchema,
  importPlanningSchema,
  importSummarySchema,
  importUploadSchema,
} from '../imports.ts';

const importing = { kind: 'staff', permission: 'content.import' } as const;
const importingOrKey = { ...importing, apiKeys: true } as const;
const exporting = { kind: 'staff', permission: 'export.make' } as const;

/** Stores a CSV file or a package, and reads what it has. Nothing of the club changes. */
export const uploadImport = {
  method: 'POST',
  path: '/api/staff/imports',
  access: importingOrKey,
  summary: 'Stores a CSV file or a package, and reads what it has.',
  failure: 'The file was not uploaded.',
  body: importUploadSchema,
  status: 201,
  data: importDetailSchema,
} as const satisfies Call;

/** Lists the imports, the newest first. */
export const listImports = {
  method: 'GET',
  path: '/api/staff/imports',
  access: importingOrKey,
  summary: 'The imports, the newest first.',
  failure: 'The imports could not be loaded.',
  data: z.array(importSummarySchema),
} as const satisfies Call;

/** Gets an import with its plan. One with members needs the permission to edit members. */
export const getImport = {
  method: 'GET',
  path: '/api/staff/imports/:id',
  access: importingOrKey,
  summary: 'An import with its files and its plan.',
  failure: 'The import could not be loaded.',
  params: idParams,
  data: importDetailSchema,
} as const satisfies Call;

/** Begins to find out what an import would do. Nothing of the club changes. */
export const planImport = {
  method: 'POST',
  path: '/api/staff/imports/:id/plan',
  access: importingOrKey,
  summary: 'Begins to find out what an import would do.',
  failure: 'The import was not planned.',
  params: idParams,
  body: importPlanningSchema,
  data: importDetailSchema,
} as const satisfies Call;

/** Begins to apply a plan. Where the club changed meanwhile, it makes a new plan instead. */
export const applyImport = {
  method: 'POST',
  path: '/api/staff/imports/:id/apply',
  access: importingOrKey,
  summary: 'Begins to apply the plan of an import, whole or not at all.',
  failure: 'The import was not applied.',
  params: idParams,
  body: importApplicationSchema,
  data: importDetailSchema,
} as const satisfies Call;

/** Begins to take an import back: all of it, or nothing where something of it was changed since. */
export const revertImport = {
  method: 'POST',
  path: '/api/staff/imports/:id/revert',
  access: importing,
  summary: 'Begins to take an import back, unless something of it was changed since.',
  failure: 'The import was not taken back.',
  params: idParams,
  data: importDetailSchema,
} as const satisfies Call;

/** Deletes an import that was not applied, with its file. */
export const discardImport = {
  method: 'DELETE',
  path: '/api/staff/imports/:id',
  access: importingOrKey,
  summary: 'Deletes an import that was not applied, with its file.',
  failure: 'The import was not deleted.',
  params: idParams,
  data: noData,
} as const satisfies Call;

/** Reads the rows that an import leaves out as a CSV file, which can be mended and imported again. It is there for a week. */
export const getRefusedRows = {
  method: 'GET',
  path: '/api/staff/imports/:id/refused-rows',
  access: importing,
  summary: 'The rows that an import leaves out as a CSV file, with the reasons.',
  failure: 'The refused rows could not be loaded.',
  params: idParams,
  data: noData,
  response: 'file',
} as const satisfies Call;

/** Lists the mappings that are stored by name. */
export const listImportMappings = {
  method: 'GET',
  path: '/api/staff/import-mappings',
  access: importingOrKey,
  summary: 'The mappings of columns, by name.',
  failure: 'The mappings could not be loaded.',
  data: z.array(savedMappingSchema),
} as const satisfies Call;

/** Begins to export the whole club as a package. It needs a step-up. */
export const startExport = {
  method: 'POST',
  path: '/api/staff/exports',
  access: { ...exporting, stepUp: true },
  summary: 'Begins to export the whole club as a package.',
  failure: 'The export was not started.',
  status: 201,
  data: clubExportSchema,
} as const satisfies Call;

/** Lists the exports that the caller asked for, the newest first. */
export const listExports = {
  method: 'GET',
  path: '/api/staff/exports',
  access: exporting,
  summary: 'The exports that the caller asked for, the newest first.',
  failure: 'The exports could not be loaded.',
  data: z.array(clubExportSchema),
} as const satisfies Call;

/** Reads the file of an export. That of somebody else is a 404. It needs a step-up. */
export const getExportFile = {
  method: 'GET',
  path: '/api/staff/exports/:id/file',
  access: { ...exporting, stepUp: true },
  summary: 'The package of an export, for who asked for it.',
  failure: 'The export could not be opened.',
  params: idParams,
  data: noData,
  response: 'file',
} as const satisfies Call;
