import type { ContentDetail } from '@parlour/contract/staff';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draftedEvent, eventBody, eventDetail, eventVersions } from '../../testing/content.ts';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

/** A server that stores what is saved. */
function storing(first: ContentDetail | null): FakeHandlers {
  let stored = first;
  return {
    getContent: () => stored ?? rejection(404, 'There is no such item.', 'not_found'),
    listSuggestedValues: () => ['Society', 'Music'],
    saveContentDraft: ({ body }) => {
      const { body: saved, version, baseVersion } = body;
      const { draft } = draftedEvent({}, version + 1);
      stored = {
        ...(stored ?? { ...eventDetail, published: null, holders: 0 }),
        draft: { ...draft!, body: saved, baseVersion },
      };
      return stored;
    },
    revertContent: () => {
      const version = (stored?.published?.version ?? 0) + 1;
      stored = { ...stored!, published: { version, body: eventBody, hiddenAt: null } };
      return stored;
    },
    publishContent: () => {
      const version = (stored?.published?.version ?? 0) + 1;
      const body = stored?.draft?.body ?? {};
      stored = { ...stored!, published: { version, body, hiddenAt: null }, draft: null };
      return stored;
    },
  };
}

async function openEvent(
  handlers: FakeHandlers = {},
  first: ContentDetail | null = eventDetail,
  path = '/content/event/e1',
) {
  const desk = fakeDesk({ ...storing(first), ...handlers });
  const rendered = renderDesk(path);
  const title = await screen.findByLabelText<HTMLInputElement>(/^Title/);
  const bodies = (name: string) =>
    desk.received.filter((call) => call.name === name).map(({ body }) => body);
  return { ...rendered, desk, title, bodies };
}

const openMore = async (user: ReturnType<typeof renderDesk>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('desk/content-5: what is typed into a new event is saved by itself', async () => {
  const { user, title, bodies } = await openEvent({}, null, '/content/event/n1?new');
  expect(screen.getByLabelText<HTMLInputElement>(/^Time zone/).value).toBe('Europe/Paris');
  await user.type(title, 'Winter concert');
  await screen.findByText('Draft saved');
  expect(bodies('saveContentDraft')).toHaveLength(1);
  expect(bodies('saveContentDraft')[0]).toMatchObject({
    version: 0,
    baseVersion: 0,
    body: { title: 'Winter concert', startDate: null, timeZone: 'Europe/Paris' },
  });
  expect(document.activeElement).toBe(title);
  expect(title.value).toBe('Winter concert');
});

test('desk/content-5: what was typed is saved when the page is left at once', async () => {
  const { user, title, bodies } = await openEvent({
    listContent: () => ({ items: [], totalCount: 0 }),
  });
  await user.type(title, '!');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Events' }));
  await screen.findByRole('heading', { level: 1, name: 'Events' });
  await waitFor(() =>
    expect(bodies('saveContentDraft')).toMatchObject([{ body: { title: 'Summer ball!' } }]),
  );
});

test('desk/content-5: a copy begins with the values of its original', async () => {
  const { title, desk } = await openEvent(
    {
      getContent: ({ params }) =>
        params['id'] === 'e1' ? eventDetail : rejection(404, 'There is none.', 'not_found'),
    },
    null,
    '/content/event/n2?copy=e1',
  );
  expect(title.value).toBe('Summer ball (copy)');
  await waitFor(() => expect(desk.names()).toContain('saveContentDraft'));
  expect(desk.calls('saveContentDraft')[0]?.params.id).toBe('n2');
});

test('desk/content-5: an id that is no item and not new has no page', async () => {
  fakeDesk(storing(null));
  renderDesk('/content/event/nothing');
  await screen.findByText('There is no such item.');
});

test('desk/content-7: a time is that of the zone beside it, and a skipped hour is refused', async () => {
  const { user, bodies } = await openEvent();
  const begins = within(screen.getByRole('group', { name: /^Begins/ }));
  const day = begins.getByLabelText<HTMLInputElement>(/^Date/);
  const time = begins.getByLabelText<HTMLInputElement>(/^Time/);
  expect([day.value, time.value]).toEqual(['2030-06-15', '19:00']);
  await user.clear(day);
  await user.type(day, '2030-03-31');
  await user.clear(time);
  await user.type(time, '02:30');
  await screen.findByText(/^This time does not exist there/);
  await user.clear(time);
  await user.type(time, '03:30');
  await screen.findByText('Draft saved');
  expect(bodies('saveContentDraft').at(-1)).toMatchObject({
    body: { startDate: '2030-03-31T01:30:00.000Z' },
  });
});

test('desk/content-8: a vendor is found by a search', async () => {
  const { user, bodies, desk } = await openEvent({
    searchContentChoices: () => [{ id: 'v2', title: 'Villa Sample', detail: 'Rome' }],
  });
  const vendor = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Vendor' });
  expect(vendor.value).toBe('Hotel Example');
  await user.clear(vendor);
  await user.type(vendor, 'vil');
  await user.click(await screen.findByRole('option', { name: /Villa Sample/ }));
  await waitFor(() => expect(vendor.value).toBe('Villa Sample'));
  await screen.findByText('Draft saved');
  expect(bodies('saveContentDraft').at(-1)).toMatchObject({ body: { vendorId: 'v2' } });
  const search = desk.received.findLast(({ name }) => name === 'searchContentChoices');
  expect(search?.url.search).toBe('?text=vil');
});

test('desk/content-12: publishing shows what changes and who is registered, and can be undone', async () => {
  const { user, title, bodies } = await openEvent();
  await user.type(screen.getByLabelText('Venue'), ' West');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish “Summer ball”' }));
  dialog.getByText(/12 members are registered/);
  expect(dialog.getByRole('row', { name: /^Venue/ }).textContent).toContain('Orangery West');
  await user.type(dialog.getByLabelText(/A line to them/), 'We move west.');
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('publishContent')).toEqual([{ version: 1, wordsToHolders: 'We move west.' }]);
  // The editor of the description has a button of that name too.
  const note = (await screen.findByText('Published anew.')).closest<HTMLElement>('[role="status"]');
  await user.click(within(note!).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(bodies('revertContent')).toEqual([{ number: 3, version: 4 }]));
  const venue = screen.getByLabelText<HTMLInputElement>('Venue');
  await waitFor(() => expect(venue.value).toBe('Orangery'));
  expect(title.value).toBe('Summer ball');
});

test('desk/content-12: nobody is told of a change that concerns none', async () => {
  const { user, title, bodies } = await openEvent();
  await user.type(title, ' at night');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText(/A line to them/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  await waitFor(() => expect(bodies('publishContent')).toHaveLength(1));
});

test('desk/content-13: what is missing is listed, and leads to its field', async () => {
  const { user, title, desk } = await openEvent();
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await user.click(await screen.findByRole('link', { name: 'Title is required.' }));
  expect(document.activeElement).toBe(title);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(desk.names()).not.toContain('publishContent');
  await user.type(title, 'B');
  expect(screen.queryByRole('link', { name: 'Title is required.' })).toBeNull();
});

test('desk/content-13: a time that is not whole is not published without it, and is there again', async () => {
  const { user, desk } = await openEvent();
  const ends = () => within(screen.getByRole('group', { name: /^Ends/ }));
  await user.type(ends().getByLabelText(/^Date/), '2030-06-16');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('link', { name: 'Ends must be a date and a time.' });
  expect(desk.names()).not.toContain('publishContent');
  document.body.replaceChildren();
  await openEvent();
  expect(ends().getByLabelText<HTMLInputElement>(/^Date/).value).toBe('2030-06-16');
  expect(ends().getByLabelText<HTMLInputElement>(/^Time/).value).toBe('');
});

test('desk/content-13: a price that is none of its currency is neither saved nor published', async () => {
  const product = { id: 'p1', name: 'Bowl', priceMinor: 500, currencyCode: 'JPY' };
  const section = { id: 's1', name: 'One', products: [product] };
  const body = { name: 'Gifts', sections: [section] };
  const guide = { ...eventDetail, kind: 'gift_guide', id: 'g1' } as const;
  const first = { ...guide, published: { ...guide.published!, body } };
  const desk = fakeDesk(storing(first));
  const { user } = renderDesk('/content/gift_guide/g1');
  await user.click(await screen.findByText('1. One'));
  await user.click(await screen.findByText('1. Bowl'));
  const price = await screen.findByLabelText<HTMLInputElement>('Price');
  expect(price.value).toBe('500');
  await user.clear(price);
  await user.type(price, '12.5');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByRole('link', {
    name: /^Section 1, product 1: Price|^Price must be an amount/,
  });
  screen.getByText('Price must be an amount such as 125050.');
  expect(desk.names()).not.toContain('publishContent');
  await screen.findByText('Draft saved');
  const saved = desk.received.findLast(({ name }) => name === 'saveContentDraft')?.body;
  expect(saved).toMatchObject({ body: { sections: [{ products: [{ priceMinor: null }] }] } });
  expect(price.value).toBe('12.5');
});

test('desk/content-14: what was not saved is there after a reload', async () => {
  const { user, title } = await openEvent();
  await user.type(title, ' 2030');
  document.body.replaceChildren();
  const { title: again } = await openEvent();
  expect(again.value).toBe('Summer ball 2030');
});

test('desk/content-15: a colleague who has it open is named until they close it, and is told of this one', async () => {
  const { desk, services } = await openEvent({
    getMe: () => editor,
    listEditors: () => [{ id: 'staff-7', name: 'Nora Bell' }],
  });
  const announced = () =>
    desk.received.filter(({ name }) => name === 'announceEditing').map(({ url }) => url.search);
  expect(announced()).toEqual(['?state=open']);
  const colleague = { subject: 'event e1', staffId: 'staff-7' };
  act(() => services.presence.editors.add({ subject: 'event e1', staffId: editor.id }));
  act(() => services.presence.editors.add(colleague));
  await screen.findByText('Nora Bell has this open too.');
  act(() => services.presence.editors.end(colleague));
  expect(screen.queryByText(/has this open too/)).toBeNull();
  cleanup();
  await waitFor(() => expect(announced()).toEqual(['?state=open', '?state=closed']));
});

test('desk/content-15: a page that was left open no longer counts, until it is used again', async () => {
  const { desk } = await openEvent();
  const announced = () => desk.names().filter((name) => name === 'announceEditing').length;
  const before = announced();
  vi.useFakeTimers();
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => vi.advanceTimersByTimeAsync(6 * 60_000));
  const left = desk.received.findLast(({ name }) => name === 'announceEditing');
  expect(left?.url.search).toBe('?state=closed');
  const meanwhile = announced();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(announced()).toBe(meanwhile);
  fireEvent.keyDown(document.body, { key: 'a' });
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(announced()).toBeGreaterThan(before);
});

test('desk/content-15: a colleague who edits it too is named', async () => {
  vi.setSystemTime('2030-02-01T09:00:30.000Z');
  await openEvent({}, draftedEvent({}, 2, { id: 'staff-3', name: 'Mira Castellanos' }));
  await screen.findByText('Mira Castellanos is editing this too.');
});

test('desk/content-16: what somebody else saved meanwhile is compared, and nothing is lost', async () => {
  const theirs = draftedEvent({ title: 'Their ball' }, 5, { id: 'staff-3', name: 'Mira' });
  let version = 0;
  const { user, title, bodies } = await openEvent({
    getContent: () => (version === 0 ? eventDetail : theirs),
    saveContentDraft: ({ body }) => {
      ({ version } = body);
      if (version === 5) return draftedEvent({ title: 'Summer ball!' }, 6);
      version = 1;
      return rejection(409, 'Somebody else changed it.', 'changed_meanwhile');
    },
  });
  await user.type(title, '!');
  const conflict = within(await screen.findByRole('region', { name: 'Conflict' }));
  expect(conflict.getByRole('row', { name: /^Title/ }).textContent).toBe(
    'TitleTheir ballSummer ball!',
  );
  await user.click(conflict.getByRole('button', { name: 'Keep Mine' }));
  await screen.findByText('Draft saved');
  expect(bodies('saveContentDraft').at(-1)).toMatchObject({ version: 5 });
  expect(title.value).toBe('Summer ball!');
});

test('desk/content-17: a draft is scheduled in the time zone of the club, or that is taken back', async () => {
  const scheduled = draftedEvent({ title: 'Later' });
  const { user, bodies } = await openEvent(
    {
      scheduleContent: ({ body }) => ({
        ...scheduled,
        draft: { ...scheduled.draft!, ...body },
      }),
    },
    scheduled,
  );
  await openMore(user, 'Schedule');
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule “Later”' }));
  const day = dialog.getByLabelText(/^Date/);
  await user.clear(day);
  await user.type(day, '2030-02-02');
  expect(dialog.getByLabelText<HTMLInputElement>(/^Time/).value).toBe('09:00');
  expect(dialog.getByText("In the club's time zone, Europe/Paris.")).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bodies('scheduleContent')).toHaveLength(1);
  // Staff may be elsewhere. The club is in Paris.
  expect(bodies('scheduleContent')[0]).toMatchObject({ publishAt: '2030-02-02T08:00:00.000Z' });
  await screen.findByText(/^Goes live/);
  await openMore(user, 'Change Schedule');
  await user.click(await screen.findByRole('button', { name: 'Take the Schedule Back' }));
  await waitFor(() => expect(bodies('scheduleContent')).toHaveLength(2));
  expect(bodies('scheduleContent')[1]).toEqual({ version: 1, publishAt: null });
});

test('desk/content-18: an event is hidden with a line to who is registered', async () => {
  const { user, bodies } = await openEvent({
    hideContent: () => ({
      ...eventDetail,
      published: { ...eventDetail.published!, hiddenAt: '2030-02-01T09:00:00.000Z' },
    }),
  });
  await openMore(user, 'Hide from Members');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Summer ball”' }));
  await user.type(dialog.getByLabelText(/A line to them/), 'We are sorry.');
  await user.click(dialog.getByRole('button', { name: 'Hide from Members' }));
  await screen.findByText('Hidden');
  expect(bodies('hideContent')).toEqual([
    { version: 3, isHidden: true, wordsToHolders: 'We are sorry.' },
  ]);
});

test('desk/content-18: hiding a benefit with codes says that they stay valid, and asks for no line to members', async () => {
  const benefit = { ...eventDetail, kind: 'benefit' as const };
  const { user } = await openEvent({}, benefit, '/content/benefit/e1');
  await openMore(user, 'Hide from Members');
  const dialog = within(await screen.findByRole('dialog', { name: 'Hide “Summer ball”' }));
  dialog.getByText(/stay valid and are still shown to them/);
  expect(dialog.queryByLabelText(/A line to them/)).toBeNull();
});

test('desk/content-19: two versions are compared, and the earlier one is published again', async () => {
  const { user, bodies } = await openEvent({
    listContentVersions: () => eventVersions,
    getContentVersion: ({ params }) => ({
      ...eventVersions[3 - Number(params['number'])]!,
      body: { ...eventBody, title: `Title ${params['number']}` },
    }),
    revertContent: () => ({
      ...eventDetail,
      published: { version: 4, body: { ...eventBody, title: 'Title 2' }, hiddenAt: null },
    }),
  });
  await openMore(user, 'History');
  const dialog = within(await screen.findByRole('dialog', { name: 'History of “Summer ball”' }));
  const row = await dialog.findByRole('row', { name: /^Title/ });
  expect(row.textContent).toBe('TitleTitle 2Title 3');
  await user.click(dialog.getByRole('button', { name: 'Revert to Version 2' }));
  await screen.findByRole('heading', { level: 1, name: 'Title 2' });
  expect(bodies('revertContent')).toEqual([{ number: 2, version: 3 }]);
});

test('desk/content-19: the history of an item that has not changed says so, and asks for no version', async () => {
  const { user, desk } = await openEvent({ listContentVersions: () => [] });
  await openMore(user, 'History');
  await screen.findByText('It has not changed since it came into the club.');
  expect(desk.names()).not.toContain('getContentVersion');
});

test.each([
  ['As a visitor, at phone width', '/events/e1?ref=preview.x', 'width=390'],
  ['As a member, in a tab', '/view#preview=preview.x&page=%2Fevents%2Fe1', ''],
])('desk/content-11: a preview %s opens in a window of its own', async (choice, path, size) => {
  const opened = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const open = vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  const { user } = await openEvent(
    {
      previewContent: () => ({
        path: '/events/e1?ref=preview.x',
        memberPath: '/view#preview=preview.x&page=%2Fevents%2Fe1',
      }),
    },
    draftedEvent({}),
  );
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('menuitem', { name: choice }));
  await waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  expect(opened.location.replace.mock.calls[0]).toEqual([`http://localhost:3000${path}`]);
  expect(open.mock.calls[0]?.[2]).toContain(size);
  open.mockRestore();
});

test('desk/content-20: a draft is discarded after a question, and what is published stays', async () => {
  const { user, title } = await openEvent(
    { discardContentDraft: () => null },
    draftedEvent({ title: 'Changed' }),
  );
  expect(title.value).toBe('Changed');
  await openMore(user, 'Discard Draft');
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Discard Draft' }));
  await waitFor(() => expect(title.value).toBe('Summer ball'));
});

test('desk/content-21: a vendor’s earlier links are shown', async () => {
  const vendor = {
    ...eventDetail,
    kind: 'vendor',
    id: 'v1',
    slugs: ['aurelia', 'old-inn'],
  } as const;
  fakeDesk({
    getMe: () => editor,
    getContent: () => ({ ...vendor, slugs: [...vendor.slugs] }),
    listSuggestedValues: () => [],
  });
  renderDesk('/content/vendor/v1');
  const links = within(await screen.findByRole('region', { name: 'Links to its page' }));
  links.getByText('/vendors/aurelia');
  links.getByText('/vendors/old-inn');
  links.getByText(/go on leading here/);
});

test('desk/content-8: an editor who may not read members can not choose one', async () => {
  const guide = { ...eventDetail, kind: 'gift_guide', published: null } as const;
  fakeDesk({ getMe: () => editor, getContent: () => ({ ...guide, id: 'g1' }) });
  renderDesk('/content/gift_guide/g1');
  await screen.findByText(/Made for: nobody\./);
  expect(screen.queryByLabelText('Made for')).toBeNull();
});
