import * as staff from '@parlour/contract/staff';
import { type ClientFunction, clientFunction } from '../clientFunction.ts';

/** Reads the settings of the club. */
export const getSettings: ClientFunction<typeof staff.getSettings> = clientFunction(
  staff.getSettings,
  'The settings could not be loaded.',
);

/** Changes settings of the club. */
export const changeSettings: ClientFunction<typeof staff.changeSettings> = clientFunction(
  staff.changeSettings,
  'The settings were not changed.',
);

/** Shows a logo in place of the club's name. */
export const setLogo: ClientFunction<typeof staff.setLogo> = clientFunction(
  staff.setLogo,
  'The logo was not stored.',
);

/** Shows the club's name in place of its logo again. */
export const removeLogo: ClientFunction<typeof staff.removeLogo> = clientFunction(
  staff.removeLogo,
  'The logo was not removed.',
);

/** Chooses how the club begins. */
export const chooseFirstRun: ClientFunction<typeof staff.chooseFirstRun> = clientFunction(
  staff.chooseFirstRun,
  'The choice was not stored.',
);

/** Checks what only the operator can set. */
export const checkOperation: ClientFunction<typeof staff.checkOperation> = clientFunction(
  staff.checkOperation,
  'The checks could not be made.',
);

/** Sends an email to the caller. */
export const sendTestEmail: ClientFunction<typeof staff.sendTestEmail> = clientFunction(
  staff.sendTestEmail,
  'The email was not sent.',
);

/** Counts what the club has of each kind. */
export const getClubContents: ClientFunction<typeof staff.getClubContents> = clientFunction(
  staff.getClubContents,
  'What the club has could not be counted.',
);
