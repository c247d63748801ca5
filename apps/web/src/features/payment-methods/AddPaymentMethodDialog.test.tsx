import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newPaymentMethod, paymentMethods } from '../../testing/club.ts';
import { type FakeHandlers, neverResponds, rejection, envelope } from '../../testing/fakeApi.ts';
import { renderPaymentMethods } from '../../testing/renderPaymentMethods.tsx';

const number = '5555 5555 5555 4444';
const code = '987';

const openForm = async (changes: FakeHandlers = {}) => {
  const app = await renderPaymentMethods(changes);
  await screen.findByRole('heading', { name: 'Visa •••• 4242' });
  const { user } = app;
  await user.click(screen.getByRole('button', { name: 'Add Card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Card' });
  const form = within(dialog);
  const button = (name: string | RegExp) => form.getByRole<HTMLButtonElement>('button', { name });
  const field = (name: string) => form.getByRole<HTMLInputElement>('textbox', { name });
  const choose = async (brand: string) => {
    await user.click(form.getByRole('combobox', { name: 'Card type' }));
    await user.click(await screen.findByRole('option', { name: brand }));
  };
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts)) {
      await user.click(field(name));
      await user.paste(text);
    }
  };
  const fillCard = async () => {
    await choose('Mastercard');
    await fill({
      'Card name': 'Gifts',
      'Cardholder name': 'Eleanor Marsh',
      'Card number': number,
      'Expiry date': '01/32',
      'Security code': code,
    });
  };
  const fillAddress = () =>
    fill({ Street: '1 Garden Row', City: 'London', State: 'London', 'Postal code': 'W1 1AA' });
  const fillAll = async () => {
    await fillCard();
    await user.click(button('Next'));
    await fillAddress();
  };
  return { ...app, dialog, form, button, field, choose, fill, fillCard, fillAddress, fillAll };
};

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const waitForFocus = (element: () => Element) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test('web/payment-methods-21: Back leads to the first step and keeps the page, until the form is closed', async () => {
  const { button, field, fillCard, router, user } = await openForm();
  await fillCard();
  await user.click(button('Next'));
  await waitForFocus(() => field('Street'));
  for (const _ of [1, 2]) {
    await act(() => router.navigate(-1));
    await waitFor(() => expect(field('Card name').value).toBe('Gifts'));
    expect(router.state.location.pathname).toBe('/part');
  }
  await user.click(button('Cancel'));
  await waitForClosedDialog();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/before'));
});

test('web/payment-methods-7, web/payment-methods-8: Next waits for the card, Add Card for the address, and each step begins at its first field', async () => {
  const { button, field, fillCard, fillAddress, form, user } = await openForm();
  await waitForFocus(() => field('Card name'));
  expect(button('Next').disabled).toBe(true);
  await fillCard();
  expect(button('Next').disabled).toBe(false);
  await user.click(button('Next'));
  form.getByRole('group', { name: 'Step 2 of 2: Billing address' });
  await waitForFocus(() => field('Street'));
  expect(button('Add Card').disabled).toBe(true);
  await fillAddress();
  expect(button('Add Card').disabled).toBe(false);
});

test('web/payment-methods-19: beside Next and Add Card is what the step still needs', async () => {
  const { button, fillCard, fillAddress, form, user } = await openForm();
  const needed = () => form.queryByText(/^Still needed/)?.textContent ?? '';
  expect(needed()).toBe('Still needed: Card name, Cardholder name and 4 more');
  await fillCard();
  expect(needed()).toBe('');
  await user.click(button('Next'));
  expect(needed()).toBe('Still needed: Street, City and 2 more');
  await fillAddress();
  expect(needed()).toBe('');
});

test('web/payment-methods-9: Back keeps what was typed', async () => {
  const { button, field, fillCard, fillAddress, form, user } = await openForm();
  await fillCard();
  await user.click(button('Next'));
  await fillAddress();
  await user.click(button('Back'));
  await waitForFocus(() => field('Card name'));
  expect(field('Card number').value).toBe(number);
  expect(field('Security code').value).toBe(code);
  expect(form.getByRole('combobox', { name: 'Card type' }).textContent).toBe('Mastercard');
  await user.click(button('Next'));
  expect(field('Postal code').value).toBe('W1 1AA');
});

test('web/payment-methods-10: a double click presses Next or Back once, and an Enter that is held does nothing', async () => {
  const { button, calls, dialog, field, fillAll, user } = await openForm();
  await fillAll();
  await user.dblClick(button('Back'));
  expect(dialog.isConnected).toBe(true);
  await user.dblClick(button('Next'));
  await waitForFocus(() => field('Street'));
  expect(fireEvent.keyDown(field('Street'), { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(field('Street'), { key: 'Enter' })).toBe(true);
  expect(calls('addPaymentMethod')).toEqual([]);
  button('Add Card');
});

test('web/payment-methods-8: while the card is sent the button says so and sends it once', async () => {
  const { button, calls, dialog, fillAll, user } = await openForm({
    addPaymentMethod: neverResponds,
  });
  await fillAll();
  await user.click(button('Add Card'));
  await user.click(button(/^Adding…/));
  await waitFor(() => expect(calls('addPaymentMethod')).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(true);
  expect(button('Back').disabled).toBe(true);
  expect(button('Close').getAttribute('aria-disabled')).toBe('true');
  expect(calls('addPaymentMethod')).toHaveLength(1);
});

test('web/payment-methods-11: number, expiry and code take their form, and the caret stays', async () => {
  const { choose, field, user } = await openForm();
  await user.click(field('Card number'));
  await user.paste('4111-1111 1111 1111');
  expect(field('Card number').value).toBe('4111 1111 1111 1111');
  await user.click(field('Expiry date'));
  await user.paste('4/2031');
  expect(field('Expiry date').value).toBe('04/31');
  await user.paste('May 2032');
  expect(field('Expiry date').value).toBe('04/31');
  await user.clear(field('Expiry date'));
  await user.paste('2031-05');
  expect(field('Expiry date').value).toBe('05/31');
  await user.clear(field('Expiry date'));
  await user.type(field('Expiry date'), '1330');
  expect(field('Expiry date').value).toBe('12/30');
  field('Card number').focus();
  field('Card number').setSelectionRange(7, 7);
  await user.keyboard('{Backspace}9');
  expect(field('Card number').value).toBe('4111 1911 1111 1111');
  expect(field('Card number').selectionStart).toBe(7);
  await user.type(field('Security code'), '12345');
  expect(field('Security code').value).toBe('123');
  await choose('American Express');
  await user.type(field('Security code'), '45');
  expect(field('Security code').value).toBe('1234');
  await choose('Visa');
  expect(field('Security code').value).toBe('123');
});

test.each([
  ['Card name', 'off', 'text'],
  ['Cardholder name', 'cc-name', 'text'],
  ['Card number', 'cc-number', 'numeric'],
  ['Expiry date', 'cc-exp', 'numeric'],
  ['Security code', 'cc-csc', 'numeric'],
])(
  'web/payment-methods-11: %s tells the browser that it is %s',
  async (name, autocomplete, inputMode) => {
    const { field } = await openForm();
    expect(field(name).getAttribute('autocomplete')).toBe(autocomplete);
    expect(field(name).inputMode || 'text').toBe(inputMode);
  },
);

test('web/payment-methods-11: the number takes 19 characters, and the code says how many digits it has', async () => {
  const { choose, dialog, field } = await openForm();
  expect(field('Card number').maxLength).toBe(19);
  expect(field('Security code').placeholder).toBe('3-digit CVV');
  await choose('American Express');
  expect(field('Security code').placeholder).toBe('4-digit CVV');
  expect(dialog.querySelector('[autocomplete="cc-type"]')).not.toBeNull();
});

test('web/payment-methods-11: the billing address tells the browser what each field is', async () => {
  const { button, field, fillCard, user } = await openForm();
  await fillCard();
  await user.click(button('Next'));
  expect(
    ['Street', 'City', 'State', 'Postal code'].map((name) => field(name).autocomplete),
  ).toEqual([
    'billing street-address',
    'billing address-level2',
    'billing address-level1',
    'billing postal-code',
  ]);
});

test('web/payment-methods-12: a mistyped number and an expired card are hinted at and block nothing', async () => {
  const { button, calls, choose, field, fill, fillAddress, user } = await openForm();
  await choose('Visa');
  await fill({
    'Card name': 'Old',
    'Cardholder name': 'Eleanor Marsh',
    'Card number': '4242 4242 4242 4243',
    'Expiry date': '01/20',
    'Security code': code,
  });
  const described = (name: string) =>
    document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;
  expect(described('Card number')).toBe('Please check this number. A digit may be mistyped.');
  expect(described('Expiry date')).toBe('This card seems to have expired.');
  expect(field('Card number').hasAttribute('aria-invalid')).toBe(false);
  await user.click(button('Next'));
  await fillAddress();
  await user.click(button('Add Card'));
  await waitForClosedDialog();
  expect(calls('addPaymentMethod')).toHaveLength(1);
});

test('web/payment-methods-13: success closes the form, says so, and puts the card behind the preferred one', async () => {
  const { button, calls, fillAll, form, user } = await openForm();
  await fillAll();
  await user.click(button('Back'));
  await user.click(form.getByRole('checkbox', { name: 'Set as preferred payment method' }));
  await user.click(button('Next'));
  await user.click(button('Add Card'));
  await waitForClosedDialog();
  const said = await screen.findByText('Card added successfully!');
  expect(said.closest('[role="status"]')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
    'Visa •••• 4242',
    'Mastercard •••• 4444',
    'American Express •••• 0005',
  ]);
  expect(calls('addPaymentMethod')[0]!.body).toEqual({
    description: 'Gifts',
    cardholderName: 'Eleanor Marsh',
    brand: 'Mastercard',
    cardNumber: '5555555555554444',
    expiryDate: '01/32',
    cvv: code,
    street: '1 Garden Row',
    city: 'London',
    state: 'London',
    postalCode: 'W1 1AA',
    purpose: 'primary',
  });
  await waitForFocus(() => screen.getByRole('button', { name: 'Add Card' }));
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Card added successfully!')).toBeNull();
});

test('web/payment-methods-13: a new preferred card takes the mark from the former', async () => {
  const { button, fillAll, user } = await openForm({
    addPaymentMethod: () => ({ ...newPaymentMethod, purpose: 'primary' }),
  });
  await fillAll();
  await user.click(button('Add Card'));
  await waitForClosedDialog();
  expect(screen.getAllByText('Preferred')).toHaveLength(1);
  const [first] = screen.getAllByRole('heading', { level: 3 });
  within(first!.closest('article')!).getByText('Preferred');
  expect(first!.textContent).toBe('Mastercard •••• 4444');
});

test.each([
  [
    'the message of the server',
    () => rejection(400, 'You can keep at most 20 cards.'),
    'You can keep at most 20 cards.',
  ],
  ['its own for another response', () => envelope('none'), 'Failed to add card.'],
  ['its own where the server says nothing', () => rejection(502, ''), 'Failed to add card.'],
] as const)(
  'web/payment-methods-14: a failure says %s and loses nothing',
  async (_what, response, expectedMessage) => {
    const { button, calls, fillAll, field, form, user } = await openForm({
      addPaymentMethod: response,
    });
    await fillAll();
    await user.click(button('Add Card'));
    await within(await form.findByRole('alert')).findByText(expectedMessage);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(form.queryByText(expectedMessage)).toBeNull());
    expect(field('Postal code').value).toBe('W1 1AA');
    await user.click(button('Add Card'));
    await waitFor(() => expect(calls('addPaymentMethod')).toHaveLength(2));
    const keys = calls('addPaymentMethod').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await user.click(button('Back'));
    expect(field('Card number').value).toBe(number);
    expect(form.queryByText(expectedMessage)).toBeNull();
  },
);

test('web/payment-methods-16: a card that was saved though its response was lost comes into the list', async () => {
  let storedPaymentMethods = paymentMethods;
  const { button, fillAll, form, user } = await openForm({
    listPaymentMethods: () => storedPaymentMethods,
    addPaymentMethod: () => {
      storedPaymentMethods = [...paymentMethods, newPaymentMethod];
      throw new TypeError('Failed to fetch');
    },
  });
  await fillAll();
  await user.click(button('Add Card'));
  await form.findByText('Failed to add card.');
  await screen.findByRole('heading', { name: 'Mastercard •••• 4444', hidden: true });
});

test.each([
  ['description', 'Card name', 'Gifts', 'Card name must not hold a card number.'],
  ['cvv', 'Security code', code, 'Security code must not hold a card number.'],
  ['city', 'City', 'London', 'City must not hold a card number.'],
])(
  'web/payment-methods-15: a failure of %s leads to its field',
  async (name, label, value, expectedMessage) => {
    const { button, fillAll, field, user } = await openForm({
      addPaymentMethod: () => rejection(400, `${name} must not hold a card number.`, name),
    });
    await fillAll();
    await user.click(button('Add Card'));
    await screen.findByText(expectedMessage);
    await waitForFocus(() => field(label));
    expect(field(label).value).toBe(value);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).getAttribute('aria-describedby')).toBe(
      screen.getByText(expectedMessage).id,
    );
    await user.type(field(label), '{Backspace}');
    expect(screen.queryByText(expectedMessage)).toBeNull();
  },
);

test.each(['Cancel', 'Close'])('web/payment-methods-17: %s drops what was typed', async (way) => {
  const { button, fillCard, user } = await openForm();
  await fillCard();
  await user.click(button(way));
  await waitForClosedDialog();
  await waitForFocus(() => screen.getByRole('button', { name: 'Add Card' }));
  await user.click(screen.getByRole('button', { name: 'Add Card' }));
  const fresh = within(await screen.findByRole('dialog', { name: 'Add Card' }));
  for (const input of fresh.getAllByRole<HTMLInputElement>('textbox')) expect(input.value).toBe('');
});

test('web/payment-methods-17: a press beside the form closes it only while nothing was typed', async () => {
  const { field, user } = await openForm();
  await user.type(field('Card name'), 'G');
  await user.click(document.body);
  expect(screen.getByRole('dialog', { name: 'Add Card' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitForClosedDialog();
  await user.click(screen.getByRole('button', { name: 'Add Card' }));
  await screen.findByRole('dialog', { name: 'Add Card' });
  await user.click(document.body);
  await waitForClosedDialog();
});

test('web/payment-methods-18: number and code are in no cache and no storage, sent or refused', async () => {
  let isRefusing = true;
  const { button, data, fillAll, log, user } = await openForm({
    addPaymentMethod: () => (isRefusing ? rejection(400, 'Please try later.') : newPaymentMethod),
  });
  const cached = () =>
    JSON.stringify([
      data.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey, state }) => [queryKey, state]),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      log.mock.calls,
    ]);
  const canaries = /5555\s?5555\s?5555|\b987\b/;
  await fillAll();
  await user.click(button('Add Card'));
  await screen.findByText('Please try later.');
  expect(cached()).not.toMatch(canaries);
  expect(cached()).toContain(paymentMethods[0]!.id);
  isRefusing = false;
  await user.click(button('Add Card'));
  await waitForClosedDialog();
  expect(cached()).not.toMatch(canaries);
  expect(cached()).toContain(newPaymentMethod.id);
});

test('web/payment-methods-20: a card number in a text is refused by the form, and not sent', async () => {
  const { button, field, fill, fillCard, form, user } = await openForm();
  await fillCard();
  await fill({ 'Card name': ` ${number}` });
  await user.click(button('Next'));
  form.getByRole('group', { name: 'Step 1 of 2: Card information' });
  form.getByText('Card name must not hold a card number.');
  await waitForFocus(() => field('Card name'));
  await user.clear(field('Card name'));
  await fill({ 'Card name': 'Gifts' });
  await user.click(button('Next'));
  form.getByRole('group', { name: 'Step 2 of 2: Billing address' });
});

test('web/payment-methods-11: fields are formatted when a program fills them in, or a text is dropped', async () => {
  const { field } = await openForm();
  fireEvent.input(field('Card number'), { target: { value: '５５５５–5555\u00a05555-4444' } });
  expect(field('Card number').value).toBe(number);
  fireEvent.drop(field('Card number'), { dataTransfer: { types: ['text/plain'] } });
  expect(field('Card number').value).toBe(number);
  for (const text of ['2032-01', '01/2032', '0132', '٠١/٣٢']) {
    fireEvent.input(field('Expiry date'), { target: { value: text } });
    expect(field('Expiry date').value).toBe('01/32');
  }
  fireEvent.input(field('Security code'), { target: { value: '９８７' } });
  expect(field('Security code').value).toBe(code);
});

test('web/payment-methods-11: a year of four digits is typed key by key', async () => {
  const { field, user } = await openForm();
  await user.type(field('Expiry date'), '12/2031');
  expect(field('Expiry date').value).toBe('12/31');
  await user.type(field('Expiry date'), '9{Backspace}{Backspace}0');
  expect(field('Expiry date').value).toBe('12/0');
});

test('web/payment-methods-11: a program fills all fields at once, without a key or the focus', async () => {
  const { choose, field, button, calls, fillAddress, user } = await openForm();
  await choose('Visa');
  // Safari would move the focus to a field whose caret is set.
  const setCaret = vi.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
  const filled = {
    'Card name': 'Gifts',
    'Cardholder name': 'Eleanor Marsh',
    'Card number': '4242424242424242',
    'Expiry date': '01/2032',
    'Security code': '123',
  };
  for (const [name, value] of Object.entries(filled)) {
    fireEvent.input(field(name), { target: { value } });
    fireEvent(field(name), new Event('change', { bubbles: true }));
  }
  expect(field('Card number').value).toBe('4242 4242 4242 4242');
  expect(field('Expiry date').value).toBe('01/32');
  expect(setCaret).not.toHaveBeenCalled();
  setCaret.mockRestore();
  await user.click(button('Next'));
  await fillAddress();
  await user.click(button('Add Card'));
  await waitForClosedDialog();
  expect(calls('addPaymentMethod')).toHaveLength(1);
});
