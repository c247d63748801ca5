import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents } from '../../testing/club.ts';
import { neverResponds, rejection, type FakeHandlers } from '../../testing/fakeApi.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';

const question = 'Are you sure you want to delete this document?';

const inOrder = ['Letter of consent', 'Drivers License', 'Passport'];
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

const findFirstItem = () => screen.findByRole('heading', { name: 'Letter of consent' });

const askToDelete = async (changes: FakeHandlers = {}) => {
  const page = await renderDocuments(changes);
  await page.user.click(await button('Delete Passport'));
  const dialog = await screen.findByRole('alertdialog', { name: question });
  return { ...page, dialog, confirm: () => within(dialog).getByRole('button', { name: 'Delete' }) };
};

test('web/documents-1: documents are in the order of their upload, with all that is known of them', async () => {
  const { section, titles } = await renderDocuments();
  await findFirstItem();
  expect(titles()).toEqual(inOrder);
  within(section).getByText('DOCX · 18 KB · Added March 7, 2026');
  within(section).getByText('HEIC · 2.2 MB · Added August 19, 2026');
  within(section).getByText('PDF · 471 KB · Added October 2, 2026');
  within(section).getByText(/^Passport number: ••••••\s+Country: United Kingdom$/);
  within(section).getByText('License number: ••••••');
});

test('web/documents-5: a long description shows its beginning, and the rest when asked', async () => {
  const [passport, license] = documents;
  const notes = `${'A note. '.repeat(450)}The end.`;
  const { section, user } = await renderDocuments({
    listDocuments: () => [{ ...passport!, description: `Notes: ${notes}` }, license!],
  });
  const more = await button('Show more of Passport');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  within(section).getByText(/^Notes: A note\. .*…$/);
  expect(section.textContent).not.toContain('The end.');
  expect(screen.getAllByRole('button', { name: /^Show more/ })).toEqual([more]);
  await user.click(more);
  within(section).getByText(`Notes: ${notes}`);
  const less = await button('Show less of Passport');
  expect(less.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(less);
  await user.click(less);
  await button('Show more of Passport');
  expect(section.textContent).not.toContain('The end.');
});

test('web/documents-2: loading is said, and nothing on file says so', async () => {
  const loading = await renderDocuments({ listDocuments: neverResponds });
  await screen.findByText('Loading documents');
  loading.unmount();
  await renderDocuments({ listDocuments: () => [] });
  await screen.findByText('No documents on file');
  await button('Upload Document');
});

test('web/documents-2: a failure is shown with a way to try again', async () => {
  let isDown = true;
  const { user } = await renderDocuments({
    listDocuments: () => (isDown ? rejection(400, 'Not today.') : documents),
  });
  await screen.findByText('Not today.');
  isDown = false;
  await user.click(await button('Retry'));
  await findFirstItem();
});

test('web/documents-2: a failure with an older list keeps it under an inline alert', async () => {
  let isDown = false;
  const { queryClient, titles } = await renderDocuments({
    listDocuments: () => (isDown ? rejection(400, 'Not today.') : documents),
  });
  await findFirstItem();
  isDown = true;
  await queryClient.refetchQueries({ queryKey: ['documents'] });
  await screen.findByText(/latest could not be loaded/);
  expect(titles()).toEqual(inOrder);
});

test('web/documents-3: a deletion is asked for, and can be thought better of', async () => {
  const { calls, dialog, titles, user } = await askToDelete();
  within(dialog).getByText('Passport');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await button('Delete Passport'));
  await screen.findByRole('alertdialog', { name: question });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(async () => expect(document.activeElement).toBe(await button('Delete Passport')));
  expect(calls('deleteDocument')).toEqual([]);
  expect(titles()).toEqual(inOrder);
});

test.each([
  ['deleted', null],
  ['gone already', rejection(404, 'Document not found')],
] as const)('web/documents-3: a document that is %s leaves the list', async (_, response) => {
  const { calls, confirm, titles, user } = await askToDelete({ deleteDocument: () => response });
  await user.click(confirm());
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls('deleteDocument').map(({ url }) => url.pathname)).toEqual([
    '/api/profile/documents/document-1',
  ]);
  await waitFor(() => expect(titles()).toEqual(inOrder.slice(0, 2)));
  await waitFor(async () => expect(document.activeElement).toBe(await button('Upload Document')));
});

test('web/documents-3: while it is deleted the question answers to nothing', async () => {
  const { confirm, dialog, user } = await askToDelete({ deleteDocument: neverResponds });
  await user.click(confirm());
  await within(dialog).findByRole('button', { name: /^Deleting\.\.\./ });
  await user.keyboard('{Escape}');
  expect(dialog.isConnected).toBe(true);
});

test.each([
  ['the server’s message', () => rejection(409, 'Not while it is read.'), 'Not while'],
  [
    'the message for all else',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Failed to delete document.',
  ],
  ['its own where the server says nothing', () => rejection(502, ''), 'Failed to delete document.'],
] as const)(
  'web/documents-4: a failure says %s, and can be tried again',
  async (_, response, expectedMessage) => {
    let isDown = true;
    const { confirm, dialog, titles, user } = await askToDelete({
      deleteDocument: () => (isDown ? response() : null),
    });
    await user.click(confirm());
    await waitFor(() =>
      expect(within(dialog).getByRole('alert').textContent).toContain(expectedMessage),
    );
    expect(titles()).toEqual(inOrder);
    isDown = false;
    await user.click(confirm());
    await waitFor(() => expect(titles()).toEqual(inOrder.slice(0, 2)));
  },
);

test('web/documents-4: the next question begins without the last failure', async () => {
  const { confirm, dialog, user } = await askToDelete({
    deleteDocument: () => rejection(409, 'Not while it is read.'),
  });
  await user.click(confirm());
  await within(dialog).findByText('Not while it is read.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(await button('Delete Drivers License'));
  await screen.findByRole('alertdialog');
  expect(screen.queryByText('Not while it is read.')).toBeNull();
});
