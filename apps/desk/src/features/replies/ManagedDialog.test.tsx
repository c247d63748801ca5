import type { CannedReply } from '@parlour/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, rejection } from '../../testing/fakeDesk.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { replies } from '../../testing/replies.ts';

const [received] = replies;
const outdated = () => rejection(409, 'Somebody changed this meanwhile.', 'changed_meanwhile');

/** Opens a dialog of the reply “Received”, which a colleague then changes. */
async function openOutdated(action: string, role: 'dialog' | 'alertdialog') {
  let stored: CannedReply[] = replies;
  const isOutdated = (version: unknown) => version !== stored[0]?.version;
  const desk = fakeDesk({
    listCannedReplies: () => stored,
    changeCannedReply: ({ body }) =>
      isOutdated(body.version) ? outdated() : { ...body, id: 'c1' },
    deleteCannedReply: ({ url }) =>
      isOutdated(Number(url.searchParams.get('version'))) ? outdated() : null,
  });
  const { user } = renderDesk('/replies');
  await user.click(await screen.findByRole('button', { name: 'Change Received' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  const dialog = within(await screen.findByRole(role));
  stored = [{ ...received!, text: 'We have it.', version: 7 }, ...replies.slice(1)];
  return {
    user,
    dialog,
    press: (name: string) => user.click(dialog.getByRole('button', { name })),
    versions: () =>
      desk.received
        .filter(({ name }) => /^(?:change|delete)/.test(name))
        .map(({ body, url }) => (body as CannedReply | undefined)?.version ?? url.search),
  };
}

test('desk/replies-8: what a colleague stored meanwhile is shown, and saving again replaces it', async () => {
  const { user, dialog, press, versions } = await openOutdated('Change Reply', 'dialog');
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/Text/);
  await user.type(text, ' Soon.');
  await press('Save Reply');
  await dialog.findByText(/yours was not saved/);
  expect(dialog.getByText('We have it.')).toBeTruthy();
  expect(text.value).toBe(`${received!.text} Soon.`);
  await user.type(text, '!');
  expect(dialog.getByText('We have it.')).toBeTruthy();
  await press('Save Reply');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(versions()).toEqual([2, 7]);
});

test('desk/replies-8: what a colleague stored meanwhile is taken in place of what was typed', async () => {
  const { user, dialog, press, versions } = await openOutdated('Change Reply', 'dialog');
  const text = dialog.getByLabelText<HTMLTextAreaElement>(/Text/);
  await user.type(text, ' Soon.');
  await press('Save Reply');
  await dialog.findByText(/yours was not saved/);
  await press('Take Theirs');
  expect(text.value).toBe('We have it.');
  expect(document.activeElement).toBe(dialog.getByLabelText(/Title/));
  expect(dialog.queryByText(/yours was not saved/)).toBeNull();
  await user.type(text, ' Soon.');
  await press('Save Reply');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(versions()).toEqual([2, 7]);
});

test('desk/replies-8: what a colleague changed meanwhile is deleted only after it was pressed again', async () => {
  const { dialog, press, versions } = await openOutdated('Delete Reply', 'alertdialog');
  await press('Delete Reply');
  await dialog.findByText(/it was not deleted/);
  await press('Delete Reply');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(versions()).toEqual(['?version=2', '?version=7']);
});
