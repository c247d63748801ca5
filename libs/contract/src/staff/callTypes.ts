import type { staffCalls } from './calls.ts';

/** The table of the desk's calls as a type. */
export type StaffCalls = typeof staffCalls;
/** The name of a call of the desk. */
export type StaffCallName = keyof StaffCalls;
