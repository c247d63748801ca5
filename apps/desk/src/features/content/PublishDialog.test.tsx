import type { ContentDetail } from '@parlour/contract/staff';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { FormContent } from '../../app/storedForms.ts';
import { draftedEvent, editedEvent } from '../../testing/content.ts';
import { PublishDialog } from './PublishDialog.tsx';
import type { ItemDraft } from './useItemDraft.ts';

/** Shows the dialog for an event, with what is typed into its form and stored. */
function show(detail: ContentDetail, typed: FormContent = {}) {
  const send = vi.fn<ItemDraft['send']>();
  const store = vi.fn<(change: FormContent) => void>();
  const onClose = vi.fn();
  const dialog = (stage: ItemDraft['stage']) => (
    <PublishDialog
      kind="event"
      title="Summer ball"
      draft={{
        stage,
        edited: editedEvent(detail),
        send,
        take: vi.fn(),
        latest: detail,
      }}
      names={{}}
      timeZone="Europe/Paris"
      now={new Date('2030-02-01T09:00:00.000Z')}
      form={{ read: () => typed, store, drop: vi.fn() }}
      onClose={onClose}
    />
  );
  const { rerender } = render(dialog('saved'));
  return {
    send,
    store,
    onClose,
    reach: (stage: ItemDraft['stage']) => rerender(dialog(stage)),
    user: userEvent.setup(),
  };
}

const publishNow = () => screen.findByRole('button', { name: 'Publish Now' });

const moved = draftedEvent({ location: 'West lawn' });

test('desk/content-12: what changes is compared, and a first publication says what it does', async () => {
  show(moved);
  expect((await screen.findByRole('row', { name: /^Venue/ })).textContent).toContain('West lawn');
  expect(screen.queryByText(/Members see it at once/)).toBeNull();
  cleanup();
  show({ ...moved, published: null, holders: 0 });
  await screen.findByText(/Members see it at once/);
  expect(screen.queryByRole('table')).toBeNull();
});

test('desk/content-12: a line to who is registered goes with it, and none where only spaces were typed', async () => {
  const { user, send, store } = show(moved, { typed: { words: ' We move. ' } });
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/A line to them/);
  await user.click(await publishNow());
  expect(send).toHaveBeenLastCalledWith({
    type: 'publish.requested',
    wordsToHolders: 'We move.',
    leavesRelease: false,
  });
  await user.clear(field);
  await user.type(field, ' ');
  expect(store).toHaveBeenLastCalledWith({ typed: { words: ' ' } });
  await user.click(await publishNow());
  expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ wordsToHolders: null }));
});

test('desk/content-12: nobody is told where nobody is registered, or where it does not concern them', async () => {
  const typed = { typed: { words: 'We move.' } };
  for (const detail of [{ ...moved, holders: 0 }, draftedEvent({ category: 'Music' })]) {
    const { user, send } = show(detail, typed);
    await user.click(await publishNow());
    expect(screen.queryByLabelText(/A line to them/)).toBeNull();
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ wordsToHolders: null }));
    cleanup();
  }
  show({ ...moved, holders: 1 });
  await screen.findByText(/1 member is registered/);
});

test('desk/content-12: it stays open while it is published, and closes once the server has decided', async () => {
  const { user, send, onClose, reach } = show(moved);
  send.mockImplementation(() => reach('saving'));
  await user.click(await publishNow());
  for (const stage of ['saving', 'stored', 'publishing'] as const) {
    reach(stage);
    await screen.findByText('Publishing...');
  }
  expect(onClose).not.toHaveBeenCalled();
  reach('refused');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('desk/content-24: it says which release it leaves', async () => {
  const release = { id: 'r1', title: 'Winter', publishAt: null };
  const { user, send } = show({ ...moved, draft: { ...moved.draft!, release } });
  await screen.findByText(/It is in the release “Winter”/);
  await user.click(await publishNow());
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ leavesRelease: true }));
  cleanup();
  show(moved);
  await publishNow();
  expect(screen.queryByText(/It is in the release/)).toBeNull();
});
