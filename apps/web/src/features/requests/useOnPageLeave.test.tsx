import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type FakeResponse, fakeApi, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

/** Opens the form on the benefits, after the dashboard to have a page to go back to. */
const openDialog = async (changes: FakeHandlers = {}) => {
  const server = fakeApi(changes);
  const app = renderApp('/dashboard');
  const press = () => app.user.click(screen.getByRole('button', { name: 'Submit a Request' }));
  const goTo = (path: string) => act(() => app.router.navigate(path));
  const goBack = () => act(() => app.router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: /Eleanor/ });
  await goTo('/member-benefits');
  await press();
  const dialog = await screen.findByRole('dialog', { name: 'Submit a Request' });
  return { ...server, ...app, press, goTo, goBack, dialog };
};

const subjectIn = (dialog: HTMLElement) =>
  within(dialog).getByLabelText<HTMLInputElement>(/Subject/);

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('web/requests-12: Back closes an untouched form for good', async () => {
  const { goBack, router } = await openDialog();
  await goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  await waitForClosedDialog();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('web/requests-7, web/requests-12: Back closes a form with entries and keeps the page, and leaving that closes it again', async () => {
  const { dialog, goBack, goTo, router, user } = await openDialog();
  await user.type(subjectIn(dialog), 'Half written');
  await goBack();
  await waitForClosedDialog();
  expect(router.state.location.pathname).toBe('/member-benefits');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(subjectIn(await screen.findByRole('dialog')).value).toBe('Half written');
  await goTo('/events');
  await waitForClosedDialog();
  screen.getByRole('button', { name: 'Undo' });
});

test('web/requests-12: once Back has closed the form, it leaves the page', async () => {
  const { dialog, goBack, router, user } = await openDialog();
  await user.type(subjectIn(dialog), 'Half written');
  await goBack();
  await waitForClosedDialog();
  await goBack();
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
});

test('web/requests-12: a change of the query alone leaves the page too', async () => {
  const { goTo } = await openDialog();
  await goTo('/member-benefits?category=Dining');
  await waitForClosedDialog();
});

test('web/requests-12: a form that Back has closed opens anew', async () => {
  const { dialog, goBack, press, user } = await openDialog();
  await user.type(subjectIn(dialog), 'Half written');
  await goBack();
  await waitForClosedDialog();
  await press();
  expect(subjectIn(await screen.findByRole('dialog')).value).toBe('');
});

test.each<[outcome: string, response: FakeResponse<'submitRequest'>, expectedText: string]>([
  ['success', { id: 'r1', reference: 'RQ-1', status: 'received' }, 'Success!'],
  ['failure', rejection(400, 'The desk is closed.'), 'The desk is closed.'],
])(
  'web/requests-12: a form that is being sent stays until its %s is known',
  async (_, response, expectedText) => {
    const { promise, resolve } = Promise.withResolvers<FakeResponse<'submitRequest'>>();
    const { dialog, goBack, goTo, router, user } = await openDialog({
      submitRequest: () => promise,
    });
    await user.click(within(dialog).getByRole('radio', { name: 'Other' }));
    await user.type(subjectIn(dialog), 'An umbrella');
    await user.type(within(dialog).getByLabelText(/Description of your request/), 'Find it.');
    await user.click(within(dialog).getByRole('button', { name: 'Submit Request' }));
    await screen.findByRole('button', { name: /^Submitting\.\.\./ });
    await goBack();
    expect(router.state.location.pathname).toBe('/member-benefits');
    resolve(response);
    await screen.findByText(expectedText);
    expect(dialog.isConnected).toBe(true);
    await goTo('/events');
    await waitForClosedDialog();
  },
);
