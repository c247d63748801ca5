import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { idSchema, openChoice } from '../primitives.ts';
import { staffRoles } from './roles.ts';

const staffPersonFields = {
  id: idSchema,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(openChoice(staffRoles)),
};

const signedInStaffFields = {
  ...staffPersonFields,
  /** Whether this is someone of the sample club, who needs no second proof. The desk says so. */
  isSample: z.boolean(),
};

/** The member of staff who makes the call. */
export interface SignedInStaff extends OutputOf<typeof signedInStaffFields> {}
export const signedInStaffSchema: NamedSchema<SignedInStaff> = z.object(signedInStaffFields);
