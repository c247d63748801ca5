import type { Locator, Page } from '@playwright/test';
import { untilFocusIn } from './keyboard.ts';

/** A card as typed in the first step of the form. */
export interface TestCard {
  readonly brand: 'American Express' | 'Discover' | 'Mastercard' | 'Visa';
  readonly number: string;
  readonly code: string;
}

/** Test numbers of the four brands. All pass the Luhn check. */
export const testCards: readonly TestCard[] = [
  { brand: 'Visa', number: '4242424242424242', code: '731' },
  { brand: 'Mastercard', number: '5555555555554444', code: '732' },
  { brand: 'Discover', number: '6011111111111117', code: '733' },
  { brand: 'American Express', number: '378282246310005', code: '7341' },
];

/** The billing address that {@link PaymentMethodForm.fillAddress} types. */
const billingAddress = {
  Street: '1 Garden Row',
  City: 'London',
  State: 'Greater London',
  'Postal code': 'W1 1AA',
} as const;

/** The member's saved cards on the profile, and the form for a new one. */
export class PaymentMethodForm {
  readonly section: Locator;
  readonly dialog: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.section = page.getByRole('region', { name: 'Payment Methods' });
    this.dialog = page.getByRole('dialog', { name: 'Add Card' });
  }

  async open(): Promise<void> {
    await this.section.getByRole('button', { name: 'Add Card' }).click();
    await untilFocusIn(this.dialog);
  }

  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label, exact: true });
  }

  button(name: 'Next' | 'Back' | 'Add Card' | 'Cancel'): Locator {
    return this.dialog.getByRole('button', { name });
  }

  async choose(brand: TestCard['brand']): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Card type' }).click();
    await this.#page.getByRole('option', { name: brand }).click();
  }

  async fillCard({ brand, number, code }: TestCard, name: string): Promise<void> {
    await this.field('Card name').fill(name);
    await this.field('Cardholder name').fill('Rosalind Hale');
    await this.choose(brand);
    await this.field('Card number').pressSequentially(number);
    await this.field('Expiry date').pressSequentially('0531');
    await this.field('Security code').pressSequentially(code);
  }

  async fillAddress(): Promise<void> {
    for (const [label, text] of Object.entries(billingAddress)) await this.field(label).fill(text);
  }

  /** Fills both steps and leaves the second open. */
  async fillAll(card: TestCard, name: string): Promise<void> {
    await this.fillCard(card, name);
    await this.button('Next').click();
    await this.fillAddress();
  }

  /** Finds a saved card by the member's name for it. */
  saved(name: string): Locator {
    return this.section.getByRole('article').filter({ hasText: name });
  }
}
