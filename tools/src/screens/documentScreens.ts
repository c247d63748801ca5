import type { Page } from 'playwright';
import { routes } from '@parlour/core';
import { dialogScreen, memberScreen, type Screen } from './screen.ts';

const documents = [
  {
    id: 'document-2',
    title: 'Driving license',
    description: 'License number: ••••••\nExpiration date: May 4, 2031\nCountry: Portugal',
    size: 2_310_455,
    extension: 'heic',
    createdAt: '2026-08-19T15:04:00Z',
  },
  {
    id: 'document-1',
    title: 'Passport',
    description: 'Passport number: ••••••\nCountry: United Kingdom',
    size: 482_133,
    extension: 'pdf',
    createdAt: '2026-03-07T11:45:00Z',
  },
];

/** Responds in place of the server, because the sample club's member has no documents. Uploads fail. */
export async function respondWithDocuments(page: Page): Promise<void> {
  await page.route('**/api/profile/documents', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, data: documents } })
      : route.fulfill({
          status: 400,
          json: {
            success: false,
            data: null,
            message: 'The file is not what its name says: its content is png.',
            field: 'file',
          },
        }),
  );
  await page.route('**/api/profile/documents/*/preview', async (route) =>
    route.fulfill({ contentType: 'image/png', body: await page.screenshot() }),
  );
}

async function viewDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'View Driving license' }).click();
  await page.getByRole('img', { name: 'Driving license' }).waitFor();
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Driving license' }).click();
  await page.getByRole('alertdialog').waitFor();
}

async function openUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Upload Document' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Document type' }).click();
  await page.getByRole('option', { name: 'Passport' }).click();
  await page.getByLabel('Passport number').waitFor();
}

async function fillUpload(page: Page): Promise<void> {
  await openUpload(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('My passport');
  await dialog.getByLabel('Passport number').fill('X1234567');
  await dialog
    .getByLabel('File')
    .setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(9) });
  await dialog.getByRole('button', { name: 'Upload Document' }).click();
}

async function failUpload(page: Page): Promise<void> {
  await fillUpload(page);
  await page.getByText(/its content is png/).waitFor();
}

async function holdUpload(page: Page): Promise<void> {
  await page.route('**/api/profile/documents', () => undefined);
  await fillUpload(page);
  await page.getByRole('progressbar').waitFor();
}

const dialog = (name: string, act: Screen['act']) =>
  dialogScreen(name, routes.profile.path, act, respondWithDocuments);

/** The member's documents, and the form for a new document. */
export const documentScreens: readonly Screen[] = [
  memberScreen('documents', routes.profile.path, {
    prepare: respondWithDocuments,
    act: viewDocument,
  }),
  dialog('document-delete', askToDelete),
  dialog('document-upload', openUpload),
  dialog('document-uploading', holdUpload),
  dialog('document-refused', failUpload),
];
