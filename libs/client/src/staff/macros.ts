import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Lists the macros by title. */
export const listMacros: ClientFunction<typeof staff.listMacros> = clientFunction(
  staff.listMacros,
  'The macros could not be loaded.',
);

/** Adds a macro. */
export const addMacro: ClientFunction<typeof staff.addMacro> = clientFunction(
  staff.addMacro,
  'The macro was not added.',
);

/** Changes a macro. A version other than the current one is refused. */
export const changeMacro: ClientFunction<typeof staff.changeMacro> = clientFunction(
  staff.changeMacro,
  'The macro was not changed.',
);

/** Deletes a macro. A version other than the current one is refused. */
export const deleteMacro: ClientFunction<typeof staff.deleteMacro> = clientFunction(
  staff.deleteMacro,
  'The macro was not deleted.',
);

/** Runs a macro on a request: all of it, or nothing where one step is refused. */
export const runMacro: ClientFunction<typeof staff.runMacro> = clientFunction(
  staff.runMacro,
  'The macro was not run.',
);
