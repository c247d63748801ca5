import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { emailSchema, idSchema, lineSchema, openChoice } from '../primitives.ts';
import { staffRoles, staffStatuses } from './roles.ts';

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

const staffMemberFields = { ...staffPersonFields, status: openChoice(staffStatuses) };

/** A member of staff, as administrators see them. */
export interface StaffMember extends OutputOf<typeof staffMemberFields> {}
export const staffMemberSchema: NamedSchema<StaffMember> = z.object(staffMemberFields);

const personNameFields = { email: emailSchema, firstName: lineSchema, lastName: lineSchema };

/** A person with email and name. */
export interface PersonName extends OutputOf<typeof personNameFields> {}
export const personNameSchema: NamedSchema<PersonName> = z.object(personNameFields);

/** At least one role. */
const rolesSchema = z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(4));

const newStaffFields = { ...personNameFields, roles: rolesSchema };

/** A person whom an administrator invites. */
export interface NewStaff extends OutputOf<typeof newStaffFields> {}
export const newStaffSchema: NamedSchema<NewStaff> = z.object(newStaffFields);

const roleChangeFields = { roles: rolesSchema };

/** The roles that a person has from now on. */
export interface RoleChange extends OutputOf<typeof roleChangeFields> {}
export const roleChangeSchema: NamedSchema<RoleChange> = z.object(roleChangeFields);
