import { expect, type Locator, type Page } from '@playwright/test';
import type { TestFile } from './documentFiles.ts';
import { untilFocusIn } from './keyboard.ts';

/** The section of the member's documents, and the form for a new one. */
export class DocumentForm {
  readonly #page: Page;
  readonly section: Locator;
  readonly dialog: Locator;
  readonly submitButton: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.getByRole('region', { name: 'Documents' });
    this.dialog = page.getByRole('dialog', { name: 'Upload Document' });
    this.submitButton = this.dialog.getByRole('button', { name: 'Upload Document' });
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label);
  }

  /** Finds the entry of a document by its name. */
  entry(title: string): Locator {
    return this.section
      .getByRole('listitem')
      .filter({ has: this.#page.getByRole('heading', { name: title, exact: true }) });
  }

  async open(): Promise<void> {
    await this.section.getByRole('button', { name: 'Upload Document' }).click();
    await untilFocusIn(this.dialog);
  }

  async choose(type: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Document type' }).click();
    await this.#page.getByRole('option', { name: type }).click();
  }

  /** Fills in the fields that every document needs. */
  async fill(title: string, file: TestFile, type = 'Other Document'): Promise<void> {
    await this.choose(type);
    await this.field('Name').fill(title);
    await this.field('File').setInputFiles(file);
  }

  /**
   * Uploads a document with the form.
   *
   * @returns the document's ID.
   */
  async upload(title: string, file: TestFile): Promise<string> {
    await this.open();
    await this.fill(title, file);
    const stored = this.#page
      .waitForResponse(
        (response) =>
          response.request().method() === 'POST' &&
          response.url().endsWith('/api/profile/documents'),
      )
      .then((response) => response.text());
    await this.submitButton.click();
    const confirmation = this.#page.getByText('Document uploaded successfully!');
    await confirmation.waitFor();
    await this.#page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(confirmation).toBeHidden();
    const [, id = ''] = /"id":"([^"]+)"/.exec(await stored) ?? [];
    return id;
  }
}
