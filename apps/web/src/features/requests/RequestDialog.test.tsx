import { DataProvider } from '@parlour/app/data-layout';
import { requestTypes } from '@parlour/contract';
import { additionalNotes, deliveryAddressOf, fieldsOf, requestTypeLabels } from '@parlour/core';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ServicesProvider } from '../../app/ServicesProvider.tsx';
import { profile } from '../../testing/club.ts';
import { type FakeHandlers, fakeApi, neverResponds, rejection } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import { RequestDialog } from './RequestDialog.tsx';

const general = { kind: 'general' } as const;

const openDialog = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/member-benefits');
  await app.user.click(await screen.findByRole('button', { name: 'Submit a Request' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit a Request' });
  const button = (name: string) => within(dialog).getByRole<HTMLButtonElement>('button', { name });
  const choose = async (label: string) => {
    await app.user.click(within(dialog).getByRole('radio', { name: label }));
  };
  const fillOther = async () => {
    await choose('Other');
    await app.user.type(within(dialog).getByLabelText(/Subject/), 'An umbrella');
    await app.user.type(within(dialog).getByLabelText(/Description of your request/), 'Find it.');
  };
  return { ...server, ...app, dialog, button, choose, fillOther };
};

test('web/requests-1: title, Cancel, Submit Request and a cross', async () => {
  const { button, user } = await openDialog();
  button('Submit Request');
  button('Close');
  await user.click(button('Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('web/requests-2: each type shows its own fields, and says which may stay empty', async () => {
  const { dialog, choose } = await openDialog();
  for (const type of requestTypes) {
    await choose(requestTypeLabels[type]);
    const labels = Array.from(
      dialog.querySelectorAll('label:not(:has(input[type="radio"]))'),
      ({ textContent }) => textContent,
    );
    const fields = [...fieldsOf(type, general), additionalNotes];
    const marked = fields.map(
      ({ label, isRequired }) => label + (isRequired ? '*' : ' (optional)'),
    );
    expect(new Set(labels)).toEqual(new Set(['Subject*', ...marked]));
  }
});

test('web/requests-19: beside Submit Request is what is still needed', async () => {
  const { dialog, choose, fillOther } = await openDialog();
  const needed = () => within(dialog).queryByText(/^Still needed/)?.textContent ?? '';
  expect(needed()).toBe('Still needed: Request type, Subject');
  await choose('Car Service');
  expect(needed()).toBe('Still needed: Pickup date, Pickup time and 3 more');
  await fillOther();
  expect(needed()).toBe('');
});

test('web/requests-2: a car takes one to eight passengers', async () => {
  const { dialog, choose } = await openDialog();
  await choose('Car Service');
  const passengers = within(dialog).getByRole('spinbutton', { name: /Number of passengers/i });
  expect(passengers.getAttribute('min')).toBe('1');
  expect(passengers.getAttribute('max')).toBe('8');
});

test('web/requests-2: a count is taken in the digits of any script', async () => {
  const { dialog, choose, user } = await openDialog();
  await choose('Car Service');
  const passengers = within(dialog).getByRole('spinbutton', { name: /Number of passengers/i });
  await user.click(passengers);
  await user.paste('\u202a４\u202c');
  expect(passengers).toHaveProperty('value', '4');
  fireEvent.input(passengers, { target: { value: '٣' } });
  expect(passengers).toHaveProperty('value', '3');
});

test('web/requests-2: the request can be sent once all that is required is there', async () => {
  const { button, fillOther, calls, user } = await openDialog();
  expect(button('Submit Request').disabled).toBe(true);
  await fillOther();
  expect(button('Submit Request').disabled).toBe(false);
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
  expect(calls('submitRequest').map(({ body }) => body)).toEqual([
    { requestType: 'Other', subject: 'An umbrella', otherDescription: 'Find it.' },
  ]);
});

test('web/requests-3: while submitting the buttons are disabled, and the fields can only be read', async () => {
  const { button, dialog, fillOther, calls, user } = await openDialog({
    submitRequest: neverResponds,
  });
  await fillOther();
  await user.click(button('Submit Request'));
  const submitting = await screen.findByRole('button', { name: /^Submitting\.\.\./ });
  expect(submitting.getAttribute('aria-disabled')).toBe('true');
  expect(button('Cancel').disabled).toBe(true);
  expect(button('Close').getAttribute('aria-disabled')).toBe('true');
  expect(within(dialog).getByLabelText(/Subject/)).toHaveProperty('readOnly', true);
  const type = within(dialog).getByRole('radiogroup', { name: 'Request type' });
  expect(type.getAttribute('aria-readonly')).toBe('true');
  await waitFor(() => expect(calls('submitRequest')).toHaveLength(1));
  await user.click(submitting);
  expect(calls('submitRequest')).toHaveLength(1);
});

test('web/requests-4: success says so with what was asked, and closing its confirmation closes the form', async () => {
  const { button, fillOther, user } = await openDialog();
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('Your request has been submitted successfully!');
  screen.getByText('We will follow up via email.');
  const confirmation = within(await screen.findByRole('dialog'));
  confirmation.getByText('RQ-7K2M9X');
  confirmation.getByText('An umbrella');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('web/requests-5: a failure says why and keeps what was typed; a retry carries the same key', async () => {
  let isDown = true;
  const { button, dialog, fillOther, user } = await openDialog({
    submitRequest: () =>
      isDown
        ? rejection(400, 'The desk is closed.')
        : { id: 'r1', reference: 'RQ-1', status: 'received' },
  });
  await fillOther();
  await user.click(button('Submit Request'));
  // The alert is in the page before its text, for screen readers to announce it.
  const notification = screen.getByRole('alert');
  await within(notification).findByText('The desk is closed.');
  within(notification).getByText('Error');
  within(notification).getByText('If the problem persists, please contact support.');
  await user.click(within(notification).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('The desk is closed.')).toBeNull());
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Subject/).value).toBe('An umbrella');
  isDown = false;
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
});

test('web/requests-5: under the notification of a failure the form can be changed and sent; Escape closes it first', async () => {
  const { button, calls, dialog, fillOther, user } = await openDialog({
    submitRequest: () => rejection(400, 'The desk is closed.'),
  });
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('The desk is closed.');
  const subject = within(dialog).getByLabelText<HTMLInputElement>(/Subject/);
  await user.type(subject, ' again');
  expect(subject.value).toBe('An umbrella again');
  await user.click(button('Submit Request'));
  await waitFor(() => expect(calls('submitRequest')).toHaveLength(2));
  await screen.findByText('The desk is closed.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('The desk is closed.')).toBeNull());
  expect(subject.value).toBe('An umbrella again');
});

test('web/requests-4: after a success the focus stays in the dialog, and Escape closes all of it', async () => {
  const { button, dialog, fillOther, user } = await openDialog();
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
  expect(dialog.contains(document.activeElement)).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('web/requests-13: once it is sent, the form is gone, and sends nothing more', async () => {
  const { button, calls, fillOther, user } = await openDialog();
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
  expect(screen.queryByRole('button', { name: /Submit/ })).toBeNull();
  expect(screen.queryByLabelText(/Subject/)).toBeNull();
  await user.keyboard('{Enter}');
  expect(calls('submitRequest')).toHaveLength(1);
});

test('web/requests-9: a retried submission carries the same idempotency key', async () => {
  const { button, calls, fillOther, user } = await openDialog({
    submitRequest: () => rejection(400, 'The desk is closed.'),
  });
  await fillOther();
  for (const attempt of [1, 2]) {
    await user.click(button('Submit Request'));
    await waitFor(() => expect(calls('submitRequest')).toHaveLength(attempt));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('The desk is closed.')).toBeNull());
  }
  const keys = calls('submitRequest').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['success', {}, 3000],
  ['failure', { submitRequest: () => rejection(400, 'The desk is closed.') }, 4000],
] as const)(
  'web/requests-4, web/requests-5, web/requests-6: the %s notification closes by itself, but waits while it is hovered or focused',
  async (outcome, changes, time) => {
    const { button, fillOther, user } = await openDialog(changes);
    await fillOther();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await user.click(button('Submit Request'));
    const title = await screen.findByText(outcome === 'success' ? 'Success!' : 'Error');
    const pass = (milliseconds: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(milliseconds);
      });
    await user.hover(title);
    await pass(time * 2);
    expect(title.isConnected).toBe(true);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await user.unhover(title);
    await pass(time * 2);
    expect(title.isConnected).toBe(true);
    act(() => button(outcome === 'success' ? 'Close' : 'Cancel').focus());
    await pass(time + 100);
    expect(title.isConnected).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog') === null).toBe(outcome === 'success'));
  },
);

test('web/requests-7: closing offers Undo, which brings back what was typed', async () => {
  const { dialog, user } = await openDialog();
  await user.type(within(dialog).getByLabelText(/Subject/), 'Half written');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  const again = await screen.findByRole('dialog');
  expect(within(again).getByLabelText<HTMLInputElement>(/Subject/).value).toBe('Half written');
});

test('web/requests-7: an Enter that is held since Undo sends nothing', async () => {
  const { calls, dialog, fillOther } = await openDialog();
  await fillOther();
  const subject = within(dialog).getByLabelText(/Subject/);
  expect(fireEvent.keyDown(subject, { key: 'Enter', repeat: true })).toBe(false);
  expect(fireEvent.keyDown(subject, { key: 'Enter' })).toBe(true);
  const several = within(dialog).getByLabelText(/Description of your request/);
  expect(fireEvent.keyDown(several, { key: 'Enter', repeat: true })).toBe(true);
  expect(calls('submitRequest')).toEqual([]);
});

test('core/requests-30, web/requests-6, web/requests-7: the offer of Undo waits while it is hovered, and ends after six seconds', async () => {
  const { dialog, user } = await openDialog();
  await user.type(within(dialog).getByLabelText(/Subject/), 'Half written');
  await user.keyboard('{Escape}');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  await user.hover(undo);
  await pass(12_000);
  expect(undo.isConnected).toBe(true);
  await user.unhover(undo);
  await pass(5000);
  expect(undo.isConnected).toBe(true);
  await pass(1100);
  expect(undo.isConnected).toBe(false);
});

test('web/requests-7: a closed form begins anew', async () => {
  const { dialog, user } = await openDialog();
  await user.type(within(dialog).getByLabelText(/Subject/), 'Half written');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Submit a Request' }));
  const fresh = await screen.findByRole('dialog');
  expect(within(fresh).getByLabelText<HTMLInputElement>(/Subject/).value).toBe('');
});

test('web/requests-8: about a vendor, type and subject are given and can not be changed', async () => {
  fakeApi();
  const { services } = renderApp('/nowhere');
  const vendor = {
    kind: 'vendor',
    vendorId: 'v1',
    name: 'Table Chevreuil',
    vendorType: 'Restaurants',
  } as const;
  const opened = (
    <DataProvider data={await services.loadData()}>
      <RequestDialog
        requestContext={vendor}
        preselectedType={null}
        openedOn="default"
        onSent={vi.fn()}
        onClosed={vi.fn()}
      />
    </DataProvider>
  );
  render(
    <ServicesProvider value={services}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: opened }])} />
    </ServicesProvider>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Dining Reservation Request' });
  const type = within(dialog).getByRole('combobox', { name: /Request type/ });
  expect(type.textContent).toBe('Dining Reservation');
  expect(type.hasAttribute('disabled') || type.getAttribute('aria-disabled') === 'true').toBe(true);
  within(dialog).getByText('(Auto-selected)');
  const subject = within(dialog).getByLabelText<HTMLInputElement>(/Subject/);
  expect(subject.value).toBe('Dining Reservation - Table Chevreuil');
  expect(subject.disabled).toBe(true);
  within(dialog).getByText('(Auto-generated)');
});

test('web/requests-1, web/requests-7: the cross closes the form and resets it', async () => {
  const { button, dialog, user } = await openDialog();
  await user.type(within(dialog).getByLabelText(/Subject/), 'Half written');
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  screen.getByRole('button', { name: 'Undo' });
  await user.click(screen.getByRole('button', { name: 'Submit a Request' }));
  const fresh = await screen.findByRole('dialog');
  expect(within(fresh).getByLabelText<HTMLInputElement>(/Subject/).value).toBe('');
});

test('web/requests-14: the types of a general request are a radio group', async () => {
  const { dialog } = await openDialog();
  const group = within(dialog).getByRole('radiogroup', { name: 'Request type' });
  const names = within(group)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
  expect(names).toEqual(requestTypes.map((type) => requestTypeLabels[type]));
});

test('web/requests-15: the subject follows type and date until the member changes it', async () => {
  const { choose, dialog, user } = await openDialog();
  const subject = within(dialog).getByLabelText<HTMLInputElement>(/Subject/);
  await choose('Car Service');
  expect(subject.value).toBe('Car Service');
  fireEvent.change(within(dialog).getByLabelText(/Pickup date/), {
    target: { value: '2099-12-05' },
  });
  expect(subject.value).toBe('Car Service - December 5, 2099');
  await user.clear(subject);
  await user.type(subject, 'To the airport');
  await choose('Gifting');
  expect(subject.value).toBe('To the airport');
});

test("web/requests-16: a delivery can go to the profile's address", async () => {
  const { choose, dialog, user } = await openDialog();
  await choose('Hotel Reservation');
  expect(within(dialog).queryByRole('button', { name: 'Use My Address' })).toBeNull();
  await choose('Flower Delivery');
  await user.click(await within(dialog).findByRole('button', { name: 'Use My Address' }));
  const field = within(dialog).getByLabelText<HTMLTextAreaElement>(/Delivery address/);
  expect(field.value).toBe(deliveryAddressOf(profile));
});

test('web/requests-17: the line goes at its cross, and the page stays', async () => {
  const { button, fillOther, router, user } = await openDialog();
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  const line = await screen.findByText('Sent · RQ-7K2M9X');
  const { pathname } = router.state.location;
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(line.isConnected).toBe(false));
  expect(router.state.location.pathname).toBe(pathname);
});

test('web/requests-17: a line with the reference leads to the request, until the page is left', async () => {
  const { button, fillOther, router, user } = await openDialog();
  await fillOther();
  await user.click(button('Submit Request'));
  await screen.findByText('Success!');
  expect(screen.queryByText('Sent · RQ-7K2M9X')).toBeNull();
  const reference = screen.getByRole('link', { name: 'RQ-7K2M9X' });
  expect(reference.getAttribute('href')).toBe('/requests/r1');
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  await screen.findByText('Sent · RQ-7K2M9X');
  await user.click(screen.getByRole('button', { name: 'See It' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/requests/r1'));
  await waitFor(() => expect(screen.queryByText('Sent · RQ-7K2M9X')).toBeNull());
  await act(() => router.navigate(-1));
  expect(screen.queryByText('Sent · RQ-7K2M9X')).toBeNull();
});
