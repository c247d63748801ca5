import * as z from 'zod/mini';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { emailSchema } from '../contactSchemas.ts';
import { idSchema, openChoice } from '../primitives.ts';
import { hasName, partOfNameSchema } from '../typedSchemas.ts';
import { staffRoles, staffStatuses } from './roles.ts';

const staffPersonFields = {
  /** Opaque. */
  id: idSchema,
  /** The email that they sign in with. */
  email: z.string(),
  /** As colleagues and members read it. */
  firstName: z.string(),
  /** As colleagues read it. */
  lastName: z.string(),
  /** What they may do. */
  roles: z.array(openChoice(staffRoles)),
};

const signedInStaffFields = {
  ...staffPersonFields,
  /** Whether this is someone of the sample club, who needs no second proof. The desk says so. */
  isSample: z.boolean(),
  /** The club's time zone, an IANA name. What is scheduled at the desk is given in it. */
  clubTimeZone: z.string(),
  /** The currency that new prices begin with. Null where the club chose none. */
  clubCurrency: z.optional(z.nullable(z.string())),
  /** The club's name, as the desk shows it now. */
  clubName: z.optional(z.string()),
  /** The path of the logo. Null shows the name. */
  logoUrl: z.optional(z.nullable(z.string())),
  /** The path of the logo for the dark theme. Null shows the other one. */
  logoDarkUrl: z.optional(z.nullable(z.string())),
};

/** The member of staff who makes the call. */
export interface SignedInStaff extends OutputOf<typeof signedInStaffFields> {}
/** Parses the member of staff who makes the call. */
export const signedInStaffSchema: NamedSchema<SignedInStaff> = z.object(signedInStaffFields);

const staffMemberFields = {
  ...staffPersonFields,
  /** What has become of them. */
  status: openChoice(staffStatuses),
};

/** A member of staff, as administrators see them. */
export interface StaffMember extends OutputOf<typeof staffMemberFields> {}
/** Parses a member of staff, as administrators see them. */
export const staffMemberSchema: NamedSchema<StaffMember> = z.object(staffMemberFields);

const personNameFields = {
  /** The email that they will sign in with. */
  email: emailSchema,
  /** One line. One of the two is enough. */
  firstName: partOfNameSchema,
  /** One line. One of the two is enough. */
  lastName: partOfNameSchema,
};

/** A person with email and name. */
export interface PersonName extends OutputOf<typeof personNameFields> {}
/** Parses a person with email and name. */
export const personNameSchema: NamedSchema<PersonName> = z.object(personNameFields).check(hasName);

/** At least one role. */
const rolesSchema = z.array(z.enum(staffRoles)).check(z.minLength(1), z.maxLength(4));

const newStaffFields = {
  ...personNameFields,
  /** At least one. */
  roles: rolesSchema,
};

/** A person that an administrator invites. */
export interface NewStaff extends OutputOf<typeof newStaffFields> {}
/** Parses a person to invite, with at least one role. */
export const newStaffSchema: NamedSchema<NewStaff> = z.object(newStaffFields);

const roleChangeFields = {
  /** At least one. */
  roles: rolesSchema,
};

/** The roles that a person has from now on. */
export interface RoleChange extends OutputOf<typeof roleChangeFields> {}
/** Parses the roles that a person has from now on, at least one. */
export const roleChangeSchema: NamedSchema<RoleChange> = z.object(roleChangeFields);
