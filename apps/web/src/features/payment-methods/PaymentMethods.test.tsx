import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paymentMethods } from '../../testing/club.ts';
import { type FakeHandlers, neverResponds, rejection, envelope } from '../../testing/fakeApi.ts';
import { renderPaymentMethods } from '../../testing/renderPaymentMethods.tsx';

const visa = paymentMethods[0]!;
const amex = paymentMethods[1]!;
const question = 'Are you sure you want to delete this card?';
const deleteVisa = 'Delete Visa •••• 4242, Travel, expires 04/31';

const findCard = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name });
  return heading.closest<HTMLElement>('article')!;
};
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('web/payment-methods-1: each card shows what is kept of it, and the preferred one its mark', async () => {
  await renderPaymentMethods();
  screen.getByRole('heading', { level: 2, name: 'Payment Methods' });
  button('Add Card');
  const card = await findCard('Visa •••• 4242');
  for (const text of ['Travel', 'Preferred', 'Eleanor Marsh', 'Expires 04/31']) {
    within(card).getByText(text);
  }
  expect(within(card).queryByText('Expired')).toBeNull();
  const other = await findCard('American Express •••• 0005');
  expect(within(other).queryByText('Preferred')).toBeNull();
});

test('web/payment-methods-1: an expired card is marked', async () => {
  await renderPaymentMethods({
    listPaymentMethods: () => [{ ...visa, expiryMonth: 1, expiryYear: 2020 }, amex],
  });
  within(await findCard('Visa •••• 4242')).getByText('Expired');
  expect(within(await findCard('American Express •••• 0005')).queryByText('Expired')).toBeNull();
});

test('web/payment-methods-2: without cards it says so', async () => {
  await renderPaymentMethods({ listPaymentMethods: () => [] });
  await screen.findByText('No payment methods on file');
  button('Add Card');
});

test('web/payment-methods-2: loading is said', async () => {
  await renderPaymentMethods({ listPaymentMethods: neverResponds });
  await screen.findByText('Loading cards');
});

test('web/payment-methods-2: a failure says so and can be tried again', async () => {
  let isDown = true;
  const { user } = await renderPaymentMethods({
    listPaymentMethods: () => (isDown ? rejection(400, '') : paymentMethods),
  });
  const alert = await screen.findByRole('alert');
  isDown = false;
  within(alert).getByText('HTTP error! status: 400');
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  await findCard('Visa •••• 4242');
});

test('web/payment-methods-2: without a response the failure has the message of the service', async () => {
  await renderPaymentMethods({ listPaymentMethods: () => envelope('none') });
  await screen.findByText('Failed to fetch payment methods');
});

test('web/payment-methods-2: older data is shown with the inline alert when the latest can not be had', async () => {
  let isDown = false;
  const { data } = await renderPaymentMethods({
    listPaymentMethods: () => (isDown ? rejection(400, 'Not now.') : paymentMethods),
  });
  await findCard('Visa •••• 4242');
  isDown = true;
  await data.queryClient.refetchQueries();
  await screen.findByText('The latest could not be loaded. Cached data is shown.');
  await findCard('Visa •••• 4242');
});

const openDeleteDialog = async (changes: FakeHandlers = {}) => {
  const app = await renderPaymentMethods(changes);
  await app.user.click(await screen.findByRole('button', { name: deleteVisa }));
  const dialog = await screen.findByRole('alertdialog', { name: question });
  const dialogButton = (name: string | RegExp) => within(dialog).getByRole('button', { name });
  return { ...app, dialog, dialogButton };
};
const waitForClosedDialog = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

test.each(['{Enter}', '{Escape}'])(
  'web/payment-methods-3: %s on Cancel, where the focus begins, deletes nothing',
  async (key) => {
    const { dialogButton, calls, dialog, user } = await openDeleteDialog();
    within(dialog).getByText('Visa •••• 4242, Travel, expires 04/31');
    await waitFor(() => expect(document.activeElement).toBe(dialogButton('Cancel')));
    await user.keyboard(key);
    await waitForClosedDialog();
    expect(calls('deletePaymentMethod')).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(button(deleteVisa)));
  },
);

test('web/payment-methods-3: a card and its renewal are told apart', async () => {
  const renewed = { ...visa, id: 'card-3', expiryYear: 2036 };
  const unnamed = { ...visa, id: 'card-4', expiryYear: 2037, description: '' };
  const { user } = await renderPaymentMethods({
    listPaymentMethods: () => [visa, renewed, unnamed],
  });
  await screen.findByRole('button', { name: deleteVisa });
  button('Delete Visa •••• 4242, expires 04/37');
  await user.click(button('Delete Visa •••• 4242, Travel, expires 04/36'));
  const dialog = await screen.findByRole('alertdialog', { name: question });
  within(dialog).getByText('Visa •••• 4242, Travel, expires 04/36');
});

test('web/payment-methods-3, web/payment-methods-4: a confirmed deletion takes the card away, asks for no list, and leads to Add Card', async () => {
  const { dialogButton, calls, user } = await openDeleteDialog();
  await user.click(dialogButton('Delete'));
  await waitForClosedDialog();
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
  await findCard('American Express •••• 0005');
  expect(calls('deletePaymentMethod').map(({ url }) => url.pathname)).toEqual([
    '/api/profile/payment-methods/card-1',
  ]);
  expect(calls('listPaymentMethods')).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(button('Add Card')));
});

test('web/payment-methods-4: the last card leaves the empty list', async () => {
  const { dialogButton, user } = await openDeleteDialog({ listPaymentMethods: () => [visa] });
  await user.click(dialogButton('Delete'));
  await screen.findByText('No payment methods on file');
});

test('web/payment-methods-4: a card that is already gone goes from the list', async () => {
  const { dialogButton, user } = await openDeleteDialog({
    deletePaymentMethod: () => rejection(404, 'Payment method not found'),
  });
  await user.click(dialogButton('Delete'));
  await waitForClosedDialog();
  await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
  await findCard('American Express •••• 0005');
});

test('web/payment-methods-3: while a card is deleted this is said, and nothing else can be pressed', async () => {
  const { dialogButton, calls, dialog, user } = await openDeleteDialog({
    deletePaymentMethod: neverResponds,
  });
  await user.click(dialogButton('Delete'));
  await user.click(dialogButton(/^Deleting\.\.\./));
  await waitFor(() => expect(calls('deletePaymentMethod')).toHaveLength(1));
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(true);
  expect(dialogButton('Cancel')).toHaveProperty('disabled', true);
  expect(calls('deletePaymentMethod')).toHaveLength(1);
});

test.each([
  ['the message of the server', () => rejection(400, 'Please try later.'), 'Please try later.'],
  ['its own for another response', () => envelope('none'), 'Failed to delete card.'],
  ['its own where the server says nothing', () => rejection(502, ''), 'Failed to delete card.'],
] as const)(
  'web/payment-methods-5: a failure says %s, and can be tried again',
  async (_what, failure, expectedMessage) => {
    let isDown = true;
    const { dialogButton, dialog, user } = await openDeleteDialog({
      deletePaymentMethod: () => (isDown ? failure() : null),
    });
    await user.click(dialogButton('Delete'));
    await within(dialog).findByText(expectedMessage);
    screen.getByRole('heading', { level: 3, name: 'Visa •••• 4242', hidden: true });
    isDown = false;
    await user.click(dialogButton('Delete'));
    await waitForClosedDialog();
    await waitFor(() => expect(screen.queryByText('Visa •••• 4242')).toBeNull());
  },
);

test('web/payment-methods-5: without a network it fails rather than waits', async () => {
  const { dialogButton, dialog, user } = await openDeleteDialog({
    deletePaymentMethod: () => Promise.reject(new TypeError('No network.')),
  });
  await user.click(dialogButton('Delete'));
  await within(dialog).findByText('Failed to delete card.');
});
