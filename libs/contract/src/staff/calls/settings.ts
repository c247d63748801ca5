import * as z from 'zod/mini';
import type { Call } from '../../call.ts';
import { noData } from '../../calls/sharedSchemas.ts';
import {
  clubContentsSchema,
  firstRunRequestSchema,
  logoUploadSchema,
  operationCheckSchema,
  settingsChangeSchema,
  staffSettingsSchema,
} from '../settings.ts';

const managing = { kind: 'staff', permission: 'settings.manage' } as const;

/** Reads what the club says of itself, each with its source and the variable that would lock it. */
export const getSettings = {
  method: 'GET',
  path: '/api/staff/settings',
  access: managing,
  summary: 'The settings of the club, each with its source and the variable that locks it.',
  failure: 'The settings could not be loaded.',
  data: staffSettingsSchema,
} as const satisfies Call;

/** Changes settings of the club. Every server follows within seconds. A setting that a variable locks is refused. */
export const changeSettings = {
  method: 'PUT',
  path: '/api/staff/settings',
  access: managing,
  summary: 'Changes settings of the club. One that a variable of the environment locks is refused.',
  failure: 'The settings were not changed.',
  body: settingsChangeSchema,
  data: staffSettingsSchema,
} as const satisfies Call;

/** Shows a logo in place of the club's name: a PNG, JPEG or WebP by its content. */
export const setLogo = {
  method: 'PUT',
  path: '/api/staff/settings/logo',
  access: managing,
  summary: "Shows a logo in place of the club's name: a PNG, JPEG or WebP by its content.",
  failure: 'The logo was not stored.',
  body: logoUploadSchema,
  data: staffSettingsSchema,
} as const satisfies Call;

/** Shows the club's name in place of its logo again. */
export const removeLogo = {
  method: 'DELETE',
  path: '/api/staff/settings/logo',
  access: managing,
  summary: "Shows the club's name in place of its logo again.",
  failure: 'The logo was not removed.',
  data: staffSettingsSchema,
} as const satisfies Call;

/**
 * Shows another logo in the dark theme. It is a call of its own, since a server that only knows {@link setLogo} would
 * replace the other one.
 */
export const setDarkLogo = {
  method: 'PUT',
  path: '/api/staff/settings/logo-dark',
  access: managing,
  summary: 'Shows another logo in the dark theme: a PNG, JPEG or WebP by its content.',
  failure: 'The logo was not stored.',
  body: logoUploadSchema,
  data: staffSettingsSchema,
} as const satisfies Call;

/** Shows the other logo in the dark theme again. */
export const removeDarkLogo = {
  method: 'DELETE',
  path: '/api/staff/settings/logo-dark',
  access: managing,
  summary: 'Shows the other logo in the dark theme again.',
  failure: 'The logo was not removed.',
  data: staffSettingsSchema,
} as const satisfies Call;

/** Chooses how the club begins. `empty` and `import` remove the sample club, unless a real member exists. */
export const chooseFirstRun = {
  method: 'POST',
  path: '/api/staff/first-run',
  access: { ...managing, stepUp: true },
  summary:
    'Chooses how the club begins: `sample` loads the sample club, `empty` and `import` remove it. It is refused where a real member exists.',
  failure: 'The choice was not stored.',
  body: firstRunRequestSchema,
  data: staffSettingsSchema,
} as const satisfies Call;

/** Checks what only the operator can set: mail, address, encryption, storage, database and backup. */
export const checkOperation = {
  method: 'GET',
  path: '/api/staff/operation',
  access: managing,
  summary: 'What only the operator can set, and whether it works now.',
  failure: 'The checks could not be made.',
  data: z.array(operationCheckSchema),
} as const satisfies Call;

/** Sends an email to the caller, to see whether emails arrive. */
export const sendTestEmail = {
  method: 'POST',
  path: '/api/staff/operation/test-email',
  access: managing,
  summary: 'Sends an email to the caller, to see whether emails arrive.',
  failure: 'The email was not sent.',
  data: noData,
} as const satisfies Call;

/** Counts what the club has of each kind, to say what to add first. */
export const getClubContents = {
  method: 'GET',
  path: '/api/staff/contents',
  access: { kind: 'staff', permission: 'content.edit', apiKeys: true },
  summary: 'How much the club has of each kind, and whether its first run is over.',
  failure: 'What the club has could not be counted.',
  data: clubContentsSchema,
} as const satisfies Call;
