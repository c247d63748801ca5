import type { Locator, Page } from '@playwright/test';
import { untilFocusIn } from './keyboard.ts';

/** Returns the date after the given number of days, `YYYY-MM-DD`. */
export function dateAfter(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

/** The input for one type of request, by label. */
export interface RequestInput {
  readonly label: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly chosen: Readonly<Record<string, string>>;
}

/** Every type of request with its required fields. */
export const requestInputs: readonly RequestInput[] = [
  {
    label: 'Hotel Reservation',
    typed: {
      'Arrival date': dateAfter(20),
      'Departure date': dateAfter(24),
      'Number of guests': '2',
      'Number of rooms': '1',
    },
    chosen: { 'Room type': 'Suite' },
  },
  {
    label: 'Dining Reservation',
    typed: { 'Dining date': dateAfter(3), 'Dining time': '19:30', 'Number of guests': '4' },
    chosen: {},
  },
  {
    label: 'Car Service',
    typed: {
      'Pickup date': dateAfter(5),
      'Pickup time': '06:15',
      'Pickup location': 'Home',
      Destination: 'The airport',
      'Number of passengers': '3',
    },
    chosen: {},
  },
  {
    label: 'Tickets & Events',
    typed: {
      'Event name': 'The opening night',
      'Event date': dateAfter(30),
      'Number of tickets': '2',
      'Seating preference': 'Stalls, on the aisle',
    },
    chosen: {},
  },
  {
    label: 'Gifting',
    typed: { 'Recipient name': 'Aunt Edith', 'Delivery date': dateAfter(12) },
    chosen: { Occasion: 'Thank You', Budget: '$100 - $500' },
  },
  {
    label: 'Flower Delivery',
    typed: { 'Delivery date': dateAfter(2), 'Delivery address': '4 Garden Row' },
    chosen: { Occasion: 'Get well', Budget: '$75 - $150' },
  },
  {
    label: 'Beauty & Wellness Services',
    typed: { 'Appointment date': dateAfter(7) },
    chosen: { Service: 'Massage', 'Location preference': 'Hotel' },
  },
  {
    label: 'Other',
    typed: { 'Description of your request': 'Find the owner of a lost umbrella.' },
    chosen: {},
  },
];

/** The request form, opened from the menu. */
export class RequestForm {
  readonly dialog: Locator;
  readonly submitButton: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: /Request$/ });
    this.submitButton = this.dialog.getByRole('button', { name: 'Submit Request' });
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Submit a Request' }).first().click();
    await untilFocusIn(this.dialog);
  }

  /** Finds the input of a field; its buttons, such as a number's steps, share its label. */
  field(label: string): Locator {
    return this.dialog.getByLabel(label).and(this.#page.locator('input, textarea'));
  }

  async type(label: string, value: string): Promise<void> {
    await this.field(label).fill(value);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    await this.#page.getByRole('option', { name: option, exact: true }).click();
  }

  async chooseType(label: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: label, exact: true }).check();
  }

  async fill(request: RequestInput, subject: string): Promise<void> {
    await this.chooseType(request.label);
    await this.type('Subject', subject);
    for (const [label, value] of Object.entries(request.typed)) await this.type(label, value);
    for (const [label, option] of Object.entries(request.chosen)) await this.choose(label, option);
  }
}
