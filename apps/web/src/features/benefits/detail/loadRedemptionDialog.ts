/** Loads the dialog on demand, because only a redeeming member needs it. */
export async function loadRedemptionDialog() {
  return (await import('./RedemptionDialog.tsx')).RedemptionDialog;
}
