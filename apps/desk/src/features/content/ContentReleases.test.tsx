import type { ContentDetail } from '@parlour/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contentItems, draftedEvent, eventDetail } from '../../testing/content.ts';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { release, releases } from '../../testing/releases.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const drafted = draftedEvent({ location: 'West lawn' });
const inSummer: ContentDetail = {
  ...drafted,
  draft: { ...drafted.draft!, release: { id: 'r1', title: 'Summer season', publishAt: null } },
};

async function openEvent(first: ContentDetail, handlers: FakeHandlers) {
  const desk = fakeDesk({
    getContent: () => first,
    listSuggestedValues: () => [],
    listReleases: () => releases,
    ...handlers,
  });
  const rendered = renderDesk('/content/event/e1');
  await screen.findByLabelText(/^Title/);
  const bodies = (name: string) =>
    desk.received.filter((call) => call.name === name).map(({ body }) => body);
  return { ...rendered, desk, bodies };
}

const openMore = async (user: ReturnType<typeof renderDesk>['user'], item: string) => {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

const chooseOption = async (user: ReturnType<typeof renderDesk>['user'], name: string) => {
  await user.click(await screen.findByRole('combobox', { name: /^Release/ }));
  await user.click(await screen.findByRole('option', { name }));
};

test('desk/content-24: a draft is put into a release that waits, and taken out', async () => {
  let stored: ContentDetail = drafted;
  const { user, bodies } = await openEvent(drafted, {
    getContent: () => stored,
    chooseRelease: ({ body }) => {
      const { releaseId } = body;
      stored = releaseId === null ? drafted : inSummer;
      return stored;
    },
  });
  await openMore(user, 'Add to Release');
  await chooseOption(user, 'Summer season');
  expect(screen.queryByRole('option', { name: 'Spring' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save Release' }));
  await screen.findByText('In release: Summer season');
  await openMore(user, 'Change Release');
  await chooseOption(user, 'No release');
  await user.click(screen.getByRole('button', { name: 'Save Release' }));
  await waitFor(() => expect(screen.queryByText('In release: Summer season')).toBeNull());
  expect(bodies('chooseRelease')).toEqual([{ releaseId: 'r1' }, { releaseId: null }]);
});

test('desk/content-24: what is published alone leaves its release, which is said before', async () => {
  const { user, bodies } = await openEvent(inSummer, {
    publishContent: () => ({
      ...eventDetail,
      published: { ...eventDetail.published!, version: 4 },
    }),
  });
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Publish/ }));
  expect(dialog.getByText(/It is in the release “Summer season”/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Publish Now' }));
  await waitFor(() =>
    expect(bodies('publishContent')).toEqual([
      { version: 1, wordsToHolders: null, leavesRelease: true },
    ]),
  );
});

test('desk/content-23: an event is hidden at a time of the club, with a line to who is registered', async () => {
  const { user, bodies } = await openEvent(eventDetail, {
    scheduleHiding: ({ body }) => {
      const { hideAt, wordsToHolders } = body;
      return { ...eventDetail, hiding: hideAt === null ? null : { hideAt, wordsToHolders } };
    },
  });
  await openMore(user, 'Hide at a Time');
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Hide “Summer ball” at a time' }),
  );
  const day = dialog.getByLabelText(/^Date/);
  await user.clear(day);
  await user.type(day, '2030-06-20');
  expect(dialog.getByText(/12 members are registered/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/A line to them/), 'The season is over.');
  await user.click(dialog.getByRole('button', { name: 'Schedule' }));
  await screen.findByText(/^Is hidden/);
  await openMore(user, 'Change When It Is Hidden');
  await user.click(await screen.findByRole('button', { name: 'Take the Schedule Back' }));
  await waitFor(() => expect(screen.queryByText(/^Is hidden/)).toBeNull());
  expect(bodies('scheduleHiding')).toEqual([
    { version: 3, hideAt: '2030-06-20T07:00:00.000Z', wordsToHolders: 'The season is over.' },
    { version: 3, hideAt: null, wordsToHolders: 'The season is over.' },
  ]);
});

test('desk/content-3: several drafts are added to a new release at once, and what was refused stays chosen', async () => {
  const refused = [{ id: 'e2', title: 'Wine tasting', message: 'It is in another release.' }];
  const desk = fakeDesk({
    listContent: () => ({ items: contentItems, totalCount: 7 }),
    listReleases: () => releases,
    addRelease: () => release,
    addToRelease: () => ({ done: ['e9'], refused }),
  });
  const { user } = renderDesk('/content/event');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose Winter concert' }));
  await user.click(screen.getByRole('checkbox', { name: 'Choose Wine tasting' }));
  await user.click(screen.getByRole('button', { name: 'Add to Release' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to a Release' }));
  await chooseOption(user, 'A new release');
  await user.type(dialog.getByLabelText(/^Title of the release/), 'Summer season');
  await user.click(dialog.getByRole('button', { name: 'Add to Release' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('1 item was changed.');
  expect(alert.textContent).toContain('Wine tasting: It is in another release.');
  const [sent] = desk.calls('addToRelease');
  expect(sent?.params.id).toBe('r1');
  expect(sent?.body).toEqual({
    items: [
      { kind: 'event', id: 'e9' },
      { kind: 'event', id: 'e2' },
    ],
  });
});
