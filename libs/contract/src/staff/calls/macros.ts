import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { idParams, noData, seenVersionQuery } from '../../calls/sharedSchemas.ts';
import { macroChangeSchema, macroSchema, newMacroSchema } from '../macros.ts';

const managing = { kind: 'staff', permission: 'desk.settings' } as const;
const reply = { kind: 'staff', permission: 'desk.reply' } as const;

/** Lists the macros by title. */
export const listMacros = {
  method: 'GET',
  path: '/api/staff/macros',
  access: reply,
  summary: 'The macros, by title.',
  failure: 'The macros could not be loaded.',
  data: z.array(macroSchema),
} as const satisfies Call;

/** Adds a macro. One that could never be run, and a title that another one has, are refused. */
export const addMacro = {
  method: 'POST',
  path: '/api/staff/macros',
  access: managing,
  summary: 'Adds a macro.',
  failure: 'The macro was not added.',
  body: newMacroSchema,
  status: 201,
  data: macroSchema,
} as const satisfies Call;

/** Changes a macro. A version other than the current one, and what {@link addMacro} refuses, are refused. */
export const changeMacro = {
  method: 'PUT',
  path: '/api/staff/macros/:id',
  access: managing,
  summary: 'Changes a macro.',
  failure: 'The macro was not changed.',
  params: idParams,
  body: macroChangeSchema,
  data: macroSchema,
} as const satisfies Call;

/** Deletes a macro. A version other than the current one is refused. */
export const deleteMacro = {
  method: 'DELETE',
  path: '/api/staff/macros/:id',
  access: managing,
  summary: 'Deletes a macro.',
  failure: 'The macro was not deleted.',
  params: idParams,
  query: seenVersionQuery,
  data: noData,
} as const satisfies Call;
