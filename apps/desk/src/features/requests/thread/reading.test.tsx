import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rejection } from '../../../testing/fakeDesk.ts';
import { openThread } from '../../../testing/openThread.ts';
import { requestWithNews, takenRequest } from '../../../testing/requests.ts';
import { NEWS_ID } from './ThreadEntries.tsx';

/** The ids of what was scrolled to. The entries of the menu, which are scrolled to as well, have none. */
const scrolled = () =>
  vi
    .mocked(Element.prototype.scrollIntoView)
    .mock.contexts.map((element) => Object(element).id)
    .filter((id) => id !== '');

test('desk/requests/thread-15: a thread opens at its first unseen line, which stays named while others write on', async () => {
  let shown = { ...takenRequest, isUnseen: true, firstUnseen: '4' as string | null };
  const { bodies, hint } = await openThread({ getDeskRequest: () => shown });
  const thread = screen.getByRole('list', { name: 'Thread' });
  expect(within(thread).getByText('New').parentElement?.textContent).toMatch(/^NewGrace Okafor/);
  expect(scrolled()).toContain(NEWS_ID);
  await waitFor(() => expect(bodies('markDeskRequestSeen')).toEqual([{ entryId: '4' }]));
  shown = { ...requestWithNews, isUnseen: false, firstUnseen: null };
  await hint();
  await within(thread).findByText('Could we make it half past seven?');
  expect(document.getElementById(NEWS_ID)?.parentElement?.textContent).toContain('corner table');
  await waitFor(() =>
    expect(bodies('markDeskRequestSeen')).toEqual([{ entryId: '4' }, { entryId: '5' }]),
  );
});

test('desk/requests/thread-15: one without news opens at its end, and says nothing of new lines', async () => {
  vi.mocked(Element.prototype.scrollIntoView).mockClear();
  await openThread();
  await waitFor(() => expect(scrolled()).toEqual(['composer']));
  expect(document.getElementById(NEWS_ID)).toBeNull();
});

test('desk/requests/thread-15: what is not read to its end is not seen, and a failure is made good later', async () => {
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  onTestFinished(() => place.mockRestore());
  place.mockReturnValue(new DOMRect(0, 0, 600, 5000));
  let isRefused = true;
  const { bodies } = await openThread({
    markDeskRequestSeen: () => (isRefused ? rejection(500, 'That was not stored.') : null),
  });
  fireEvent.scroll(document);
  expect(bodies('markDeskRequestSeen')).toEqual([]);
  place.mockReturnValue(new DOMRect(0, 0, 600, 100));
  fireEvent.scroll(document);
  await waitFor(() => expect(bodies('markDeskRequestSeen')).toHaveLength(1));
  isRefused = false;
  await waitFor(() => {
    fireEvent.scroll(document);
    expect(bodies('markDeskRequestSeen')).toHaveLength(2);
  });
});

test('desk/requests/thread-16: a request is marked as unread, which leads back to the queue', async () => {
  const { user, desk, path } = await openThread({ markDeskRequestUnread: () => null });
  await user.click(screen.getByRole('button', { name: 'Mark as Unread' }));
  await screen.findByRole('heading', { level: 1, name: 'Requests' });
  expect(path()).toBe('/requests');
  const marks = desk.received.filter(({ name }) => name.startsWith('markDeskRequest'));
  expect(marks.map(({ name }) => name)).toEqual(['markDeskRequestSeen', 'markDeskRequestUnread']);
});

test('desk/requests/thread-17: a colleague’s request is watched, and no longer, and a failure is said', async () => {
  let isWatched = false;
  let isRefused = false;
  const colleague = { id: 'staff-9', name: 'Nora Bell' };
  const { user, bodies } = await openThread({
    getDeskRequest: () => ({ ...takenRequest, assignee: colleague, isWatched }),
    watchDeskRequest: () => {
      if (isRefused) return rejection(500, 'Your choice was not stored.');
      isWatched = !isWatched;
      return null;
    },
  });
  await user.click(screen.getByRole('button', { name: 'Watch' }));
  const stop = await screen.findByRole('button', { name: 'Stop Watching' });
  isRefused = true;
  await user.click(stop);
  expect(await screen.findByText('Your choice was not stored.')).toBeTruthy();
  expect(bodies('watchDeskRequest')[0]).toEqual({ isWatched: true });
});
