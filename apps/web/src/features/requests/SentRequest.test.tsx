import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { idlePage } from '../../testing/idlePage.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const titles = () =>
  [...document.body.children].flatMap(
    (child) => child.querySelector(':scope > h1')?.textContent ?? [],
  );

/** Prints until the sheets have these titles, because their code loads once the page is idle. */
const untilPrinted = (expected: readonly string[]) =>
  waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(titles()).toEqual(expected);
  });

test('core/paper-6: the sheet of the confirmation is the last one, after that of the page', async () => {
  idlePage();
  fakeApi({});
  const [benefit] = club.benefits;
  const { user } = renderApp(`/member-benefits/${benefit!.id}`);
  await screen.findByRole('heading', { level: 1, name: benefit!.title });
  await user.click(screen.getByRole('button', { name: 'Submit a Request' }));
  const dialog = within(await screen.findByRole('dialog'));
  await untilPrinted([benefit!.title]);
  await user.click(dialog.getByRole('radio', { name: 'Other' }));
  await user.type(dialog.getByLabelText(/Subject/), 'An umbrella');
  await user.type(dialog.getByLabelText(/Description of your request/), 'Find it.');
  await user.click(dialog.getByRole('button', { name: 'Submit Request' }));
  await screen.findByText('Success!');
  await untilPrinted([benefit!.title, 'Your Request']);
});
