/** Loads the code of the dialog, which only a member who redeems needs. */
export const loadRedemptionDialog = async () =>
  (await import('./RedemptionDialog.tsx')).RedemptionDialog;
