import type { Page } from 'playwright';
import { routes } from '@parlour/core';
import { dialogScreen, memberScreen, openDialog, respondWith, type Screen } from './screen.ts';

/** Responds with two cards, one of them expired. */
export const respondWithCards = respondWith('**/api/profile/payment-methods', [
  {
    id: 'card-1',
    brand: 'Visa',
    blurredCardNumber: '•••• 4242',
    expiryMonth: 4,
    expiryYear: 2031,
    cardholderName: 'Rosalind Hale',
    purpose: 'primary',
    description: 'Travel',
  },
  {
    id: 'card-2',
    brand: 'American Express',
    blurredCardNumber: '•••• 0005',
    expiryMonth: 11,
    expiryYear: 2024,
    cardholderName: 'Rosalind Hale',
    purpose: null,
    description: 'Household',
  },
]);

async function askToDeleteCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Visa •••• 4242' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).waitFor();
}

const openCardForm = (page: Page) => openDialog(page.getByRole('button', { name: 'Add Card' }));

async function fillCard(page: Page): Promise<void> {
  await openCardForm(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Card type' }).click();
  await page.getByRole('option', { name: 'Visa' }).click();
  for (const [label, text] of [
    ['Card name', 'Travel'],
    ['Cardholder name', 'Rosalind Hale'],
    ['Card number', '4242424242424243'],
    ['Expiry date', '0124'],
    ['Security code', '123'],
  ] as const) {
    await dialog.getByRole('textbox', { name: label }).fill(text);
  }
}

async function openBillingAddress(page: Page): Promise<void> {
  await fillCard(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).waitFor();
}

/** The member's cards, and both steps of the form for a new card. */
export const paymentMethodScreens: readonly Screen[] = [
  memberScreen('cards', routes.profile.path, { prepare: respondWithCards }),
  dialogScreen('card-deletion', routes.profile.path, askToDeleteCard, respondWithCards),
  dialogScreen('card-form', routes.profile.path, openCardForm),
  dialogScreen('card-form-hints', routes.profile.path, fillCard),
  dialogScreen('card-form-billing', routes.profile.path, openBillingAddress),
];
