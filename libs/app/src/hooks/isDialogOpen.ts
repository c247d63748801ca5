/** Whether a dialog lies over the page, where no key of the page does anything. */
export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
