/** The day when every test and story takes place. The sample club's dates are relative to it. */
export const TODAY = '2026-11-21';
/** The instant when every test begins. */
export const NOW = new Date(`${TODAY}T12:00:00Z`);
