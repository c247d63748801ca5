/** Loads the question before a cancellation. Few visits cancel, so its code is not part of the page's. */
export async function loadCancellationDialog() {
  return (await import('./CancellationDialog.tsx')).CancellationDialog;
}
