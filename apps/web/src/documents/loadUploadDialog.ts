/** Loads the code of the form for a new document, which only a member who uploads one needs. */
export const loadUploadDialog = async () => (await import('./UploadDialog.tsx')).UploadDialog;
