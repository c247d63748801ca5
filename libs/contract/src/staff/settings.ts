import * as z from 'zod/mini';
import { WEB_LINK_PATTERN } from '../formats.ts';
import { LINE_LIMIT } from '../limits.ts';
import type { NamedSchema, OutputOf } from '../namedSchema.ts';
import { isClubPhone, typedPhone } from '../contactFormats.ts';
import { emailSchema } from '../contactSchemas.ts';
import { openChoice } from '../primitives.ts';
import { firstRunChoices } from './firstRun.ts';
import { typedDigits, typedLine } from '../typedText.ts';

/** Where a setting's value comes from. A variable of the environment wins over what the club chose. */
export const settingSources = ['environment', 'club', 'default'] as const;
/** Where a setting's value comes from. */
export type SettingSource = (typeof settingSources)[number];

/** The settings that a club has words for, in the order of the form. */
export const settingNames = [
  'clubName',
  'clubAddress',
  'timeZone',
  'currency',
  'staffEmail',
  'clubPhone',
  'newsletterUrl',
  'membershipUrl',
  'accent',
] as const;
/** The name of a setting. */
export type SettingName = (typeof settingNames)[number];

/** The most bytes of a logo's file: 512 KB. */
export const LOGO_SIZE_LIMIT = 512 * 1024;

/** The word that confirms that the sample club is removed. */
export const REMOVAL_WORD = 'remove';

/** Returns whether somebody typed {@link REMOVAL_WORD}, in any letter case and on any keyboard. */
export function isRemovalWord(typed: string): boolean {
  return typedDigits(typed).toLowerCase() === REMOVAL_WORD;
}

const settingFields = {
  /** What applies now. Null where the club has none. */
  value: z.nullable(z.string()),
  /** Where it comes from. */
  source: openChoice(settingSources),
  /** The variable that can give it. A set one locks the setting. Null where no variable can. */
  variable: z.nullable(z.string()),
};

/** One setting as it applies. */
export interface Setting extends OutputOf<typeof settingFields> {}
const settingSchema: NamedSchema<Setting> = z.object(settingFields);

const clubSettingsFields = {
  /** Rises with each change. */
  version: z.int(),
  /** The settings by their names. */
  settings: z.object({
    clubName: settingSchema,
    clubAddress: settingSchema,
    timeZone: settingSchema,
    currency: settingSchema,
    staffEmail: settingSchema,
    clubPhone: settingSchema,
    newsletterUrl: settingSchema,
    membershipUrl: settingSchema,
    accent: settingSchema,
  }),
  /** The path of the logo. Null while the club's name is in its place. */
  logoUrl: z.nullable(z.string()),
  /** The path of the logo for the dark theme. Null while that theme shows the other one. */
  logoDarkUrl: z.optional(z.nullable(z.string())),
  /** How the club began. Null until an administrator chose. */
  firstRun: z.nullable(openChoice(firstRunChoices)),
  /** Whether people of the sample club are still among the members. */
  hasSample: z.boolean(),
};

/** What the club says of itself, with the source of each value. */
export interface StaffSettings extends OutputOf<typeof clubSettingsFields> {}
/** Parses what the club says of itself, with the source of each value. */
export const staffSettingsSchema: NamedSchema<StaffSettings> = z.object(clubSettingsFields);

/** An http or https URL; an empty text says that the club has no such page. */
const pageSchema = z.nullable(
  z
    .string()
    .check(
      z.overwrite(typedLine),
      z.maxLength(500),
      z.regex(
        new RegExp(`^$|${WEB_LINK_PATTERN.source}`, 'iu'),
        'must be a web address without a password',
      ),
    ),
);

const settingsChangeFields = {
  /** The version that was seen. */
  version: z.int(),
  /** The club's name. Null returns each of these settings to its default. */
  clubName: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(typedLine),
          z.minLength(1),
          z.maxLength(100),
          z.regex(/^.*$/, 'must be one line'),
        ),
    ),
  ),
  /** The postal address, lines separated by line breaks. */
  clubAddress: z.optional(z.nullable(z.string().check(z.overwrite(typedLine), z.maxLength(500)))),
  /** An IANA time zone, such as `Europe/London`. */
  timeZone: z.optional(
    z.nullable(z.string().check(z.overwrite(typedLine), z.minLength(1), z.maxLength(100))),
  ),
  /** The currency that new prices begin with, by its code of ISO 4217. */
  currency: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(typedLine),
          z.toUpperCase(),
          z.regex(/^[A-Z]{3}$/, 'must be a code such as EUR'),
        ),
    ),
  ),
  /** The email of the concierge, which also sends the club's emails. */
  staffEmail: z.optional(z.nullable(emailSchema)),
  /** The telephone number of the concierge. Empty where the club gives none. */
  clubPhone: z.optional(
    z.nullable(
      z.string().check(
        z.overwrite(typedPhone),
        z.maxLength(LINE_LIMIT),
        z.refine(
          (phone) => phone === '' || isClubPhone(phone),
          'must be a telephone number such as +44 20 7946 0180',
        ),
      ),
    ),
  ),
  /** The page of the newsletter. Empty where the club has none. */
  newsletterUrl: z.optional(pageSchema),
  /** The page where one can apply for membership. Empty where the club has none. */
  membershipUrl: z.optional(pageSchema),
  /** The accent color, `#rrggbb`. */
  accent: z.optional(
    z.nullable(
      z
        .string()
        .check(
          z.overwrite(typedLine),
          z.toLowerCase(),
          z.regex(/^#[0-9a-f]{6}$/, 'must be a color such as #7d5b16'),
        ),
    ),
  ),
};

/** The settings to change. What is absent stays. */
export interface SettingsChange extends OutputOf<typeof settingsChangeFields> {}
/** Parses the settings to change. */
export const settingsChangeSchema: NamedSchema<SettingsChange> = z.object(settingsChangeFields);

/** The themes that can have a logo each. Without one of its own, the dark theme shows that of the light one. */
export const logoThemes = ['light', 'dark'] as const;
/** A theme that can have a logo. */
export type LogoTheme = (typeof logoThemes)[number];

const logoFields = {
  /** The file as a data URL: PNG, JPEG or WebP of at most {@link LOGO_SIZE_LIMIT} bytes. */
  file: z
    .string()
    .check(
      z.maxLength(Math.ceil(LOGO_SIZE_LIMIT / 3) * 4 + 100, 'must be a file of at most 512 KB'),
      z.regex(/^data:[^,]{0,90};base64,/, 'must be a file'),
    ),
};

/** A logo to show in place of the club's name. */
export interface LogoUpload extends OutputOf<typeof logoFields> {}
/** Parses a logo to show in place of the club's name. */
export const logoUploadSchema: NamedSchema<LogoUpload> = z.object(logoFields);

const firstRunFields = {
  /** How the club begins. */
  choice: z.enum(firstRunChoices),
  /** {@link REMOVAL_WORD}, where the choice removes the sample club. */
  confirmation: z.optional(z.string().check(z.maxLength(50))),
};

/** How the first administrator lets the club begin. */
export interface FirstRunRequest extends OutputOf<typeof firstRunFields> {}
/** Parses how the first administrator lets the club begin. */
export const firstRunRequestSchema: NamedSchema<FirstRunRequest> = z.object(firstRunFields);

/** What only the operator can set or mend. */
export const operationNames = [
  'mail',
  'address',
  'encryption',
  'certificate',
  'storage',
  'database',
  'card key',
  'backup',
  'disk',
  'clock',
] as const;
/** What only the operator can set or mend. */
export type OperationName = (typeof operationNames)[number];

/**
 * How it is with what the operator sets: `attention` works, but perhaps not for long; `incomplete` works, but not for a
 * club in earnest.
 */
export const operationStates = ['works', 'attention', 'incomplete', 'failed', 'unknown'] as const;
/** How it is with what the operator sets. */
export type OperationState = (typeof operationStates)[number];

const operationCheckFields = {
  /** What was checked. */
  name: openChoice(operationNames),
  /** How it is. */
  state: openChoice(operationStates),
  /** What was found, and what to set. */
  message: z.string(),
  /** The variable to set. Null where it is none. */
  variable: z.nullable(z.string()),
};

/** The outcome of one check of what the operator sets. */
export interface OperationCheck extends OutputOf<typeof operationCheckFields> {}
/** Parses the outcome of one check of what the operator sets. */
export const operationCheckSchema: NamedSchema<OperationCheck> = z.object(operationCheckFields);

const clubContentsFields = {
  /** Whether an administrator has chosen how the club begins. */
  hasBegun: z.boolean(),
  /** How many members can sign in, without those of the sample club. */
  members: z.int(),
  /** How many are shown to members. */
  vendors: z.int(),
  /** How many are shown to members. */
  benefits: z.int(),
  /** How many are ahead and shown to members. */
  events: z.int(),
  /** How many are shown to members. */
  destinations: z.int(),
  /** How many are shown to all members. */
  giftGuides: z.int(),
};

/** How much a club has of each kind, and whether it has begun. */
export interface ClubContents extends OutputOf<typeof clubContentsFields> {}
/** Parses how much a club has of each kind, and whether it has begun. */
export const clubContentsSchema: NamedSchema<ClubContents> = z.object(clubContentsFields);
