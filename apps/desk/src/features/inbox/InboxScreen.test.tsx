import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { inboxItems } from '../../testing/inbox.ts';
import { concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { noCounts } from '../../testing/requests.ts';

const openInbox = async (handlers: FakeHandlers = {}) => {
  const desk = fakeDesk({
    getMe: () => concierge,
    countDeskRequests: () => ({ ...noCounts, inbox: 2 }),
    listInbox: () => ({ items: inboxItems, next: 'p2' }),
    ...handlers,
  });
  const rendered = renderDesk('/inbox');
  await screen.findByRole('table', { name: 'Inbox' });
  return { ...rendered, desk };
};
const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('desk/inbox-1: the inbox says what happened, who did it and which of it is new, and the menu how much', async () => {
  await openInbox();
  expect(rows()).toEqual([
    'New Grace Okafor wrotePerfect. Here is the table we had.',
    'New Nora mentioned youThey loved the corner table, @Theo Lindqvist.',
    'New Nora handed the request over to youThey land at nine tonight.',
    ' Nora gave you the request',
    ' Owen took the request from you',
  ]);
  const menu = await screen.findByRole('navigation', { name: 'Concierge' });
  expect(within(menu).getByRole('link', { name: 'Inbox 2 waiting' })).toBeTruthy();
});

test('desk/inbox-1: a row leads to its line in the thread, which is shown', async () => {
  const { user, router } = await openInbox();
  await user.click(screen.getByRole('link', { name: /Nora mentioned you/ }));
  await screen.findByRole('list', { name: 'Thread' });
  expect(router.state.location.hash).toBe('#line-3');
  const scrolled = vi.mocked(Element.prototype.scrollIntoView).mock.contexts;
  await waitFor(() => expect(scrolled.map((element) => Object(element).id)).toContain('line-3'));
});

test('desk/inbox-2: all new lines of a page are read at once, and where that fails it says so', async () => {
  let isRefused = true;
  let isSeen = false;
  const { user, desk } = await openInbox({
    listInbox: () => ({
      items: inboxItems.map((item) => (isSeen ? { ...item, isUnseen: false } : item)),
      next: null,
    }),
    markInboxSeen: () => {
      if (isRefused) return rejection(500, 'That you read this was not stored.');
      isSeen = true;
      return null;
    },
  });
  const read = screen.getByRole<HTMLButtonElement>('button', { name: 'Mark All as Read' });
  await user.click(read);
  expect(await screen.findByText('That you read this was not stored.')).toBeTruthy();
  isRefused = false;
  await user.click(read);
  await waitFor(() => expect(rows()[0]).toMatch(/^ Grace/));
  const bodies = desk.received.filter(({ name }) => name === 'markInboxSeen');
  expect(bodies.map(({ body }) => body)).toEqual([
    { entryIds: ['4', '3', '2'] },
    { entryIds: ['4', '3', '2'] },
  ]);
  expect(read.disabled).toBe(true);
  expect(screen.getByText('All lines of this page are marked as read.').role).toBe('status');
  expect(document.activeElement?.textContent).toBe('Inbox');
});

test('desk/inbox-3: what was handed over is accepted by one press', async () => {
  const handedOver = ['h2', 'h1'].map((entryId) => ({
    ...inboxItems.find(({ kind }) => kind === 'handed_over')!,
    entryId,
  }));
  const { user, desk } = await openInbox({
    listInbox: () => ({ items: [...inboxItems.slice(0, 1), ...handedOver], next: null }),
    markInboxSeen: () => null,
  });
  await user.click(
    screen.getByRole('button', { name: 'Accept the 2 Requests Handed Over to You' }),
  );
  await waitFor(() =>
    expect(desk.received.find(({ name }) => name === 'markInboxSeen')?.body).toEqual({
      entryIds: ['h2', 'h1'],
    }),
  );
});

test('desk/inbox-4, desk/app-22: the browser is asked by a press alone, and notifies of what comes while nobody looks', async () => {
  const shown: Notice[] = [];
  class Notice extends EventTarget {
    static permission = 'default';
    static requestPermission() {
      Notice.permission = 'granted';
      return Promise.resolve('granted');
    }
    readonly title: string;
    readonly options: { body: string; tag: string };
    constructor(title: string, options: { body: string; tag: string }) {
      super();
      this.title = title;
      this.options = options;
      shown.push(this);
    }
    close() {
      this.dispatchEvent(new Event('close'));
    }
  }
  vi.stubGlobal('Notification', Notice);
  vi.spyOn(window, 'focus').mockReturnValue();
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    hasFocus.mockRestore();
  });
  let items = inboxItems.slice(1);
  const { user, services, router } = await openInbox({ listInbox: () => ({ items, next: null }) });
  expect(Notice.permission).toBe('default');
  await user.click(screen.getByRole('button', { name: 'Notify Me in This Browser' }));
  await screen.findByText(/^This browser notifies you/);
  expect(shown).toEqual([]);
  items = inboxItems;
  await act(() => services.queryClient.invalidateQueries({ queryKey: ['requests'] }));
  await waitFor(() => expect(shown).toHaveLength(1));
  expect(shown[0]).toMatchObject({
    title: 'Grace Okafor wrote',
    options: { body: 'A table for our anniversary · RQ-5H3N8V', tag: '4' },
  });
  act(() => void shown[0]?.dispatchEvent(new Event('click')));
  await waitFor(() => expect(router.state.location.hash).toBe('#line-4'));
});

test('desk/app-22: a hidden tab asks by itself, and a browser that shows no notice of a page does no harm', async () => {
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'granted';
      constructor() {
        throw new TypeError('Illegal constructor.');
      }
    },
  );
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    hasFocus.mockRestore();
  });
  let items = inboxItems.slice(1);
  const { services } = await openInbox({ listInbox: () => ({ items, next: null }) });
  const { queryClient } = services;
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['requests', 'inbox'] });
  expect(query?.observers.map(({ options }) => options)).toContainEqual(
    expect.objectContaining({ refetchInterval: 60_000, refetchIntervalInBackground: true }),
  );
  items = inboxItems;
  await act(() => queryClient.invalidateQueries({ queryKey: ['requests'] }));
  await waitFor(() => expect(rows()).toHaveLength(inboxItems.length));
});
