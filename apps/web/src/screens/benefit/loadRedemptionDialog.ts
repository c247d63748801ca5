/** Loads the dialog on demand, because only a redeeming member needs it. */
export const loadRedemptionDialog = async () =>
  (await import('./RedemptionDialog.tsx')).RedemptionDialog;
