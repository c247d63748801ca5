import type { ContentDetail } from '@parlour/contract/staff';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { draftedEvent, editedEvent, eventDetail } from '../../testing/content.ts';
import { ContentEditorView, type ContentEditorViewProps } from './ContentEditorView.tsx';

const drafted = draftedEvent({ location: 'West lawn' });
const release = { id: 'r1', title: 'Winter', publishAt: null };
const neverPublished = { ...drafted, published: null, holders: 0 };
const hidden = {
  ...eventDetail,
  published: { ...eventDetail.published!, hiddenAt: '2030-02-01T09:00:00.000Z' },
};

function show(
  detail: ContentDetail,
  props: Partial<ContentEditorViewProps> = {},
  publishedVersion: number | null = null,
) {
  cleanup();
  const onSave = vi.fn<() => void>();
  render(
    <ContentEditorView
      kind="event"
      title="Summer ball"
      stage="saved"
      edited={{ ...editedEvent(detail), publishedVersion }}
      surroundings={{
        issues: [],
        names: {},
        ports: {
          search: () => Promise.resolve({ ok: true, value: [] }),
          suggest: () => Promise.resolve([]),
          maySearchMembers: true,
          clubTimeZone: 'Europe/Paris',
          clubCurrency: 'CHF',
          mapTilesUrl: null,
        },
        Picture: ({ label }) => <p>{label}</p>,
        MorePictures: ({ label }) => <p>{label}</p>,
        onNamed: vi.fn(),
      }}
      names={{}}
      mayPublish
      timeZone="Europe/Paris"
      colleagues=""
      preview={{ failure: null, blockedUrl: null, onOpen: vi.fn() }}
      undo={{ isOffered: false, failure: null, onUndo: vi.fn(), onExpire: vi.fn() }}
      onChange={vi.fn()}
      onSave={onSave}
      onKeepMine={vi.fn()}
      onTakeTheirs={vi.fn()}
      onTask={vi.fn()}
      onDuplicate={vi.fn()}
      {...props}
    />,
  );
  return onSave;
}

/** Returns the items of the menu that can be chosen. */
async function offered() {
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const items = await screen.findAllByRole('menuitem');
  return items
    .filter((item) => item.getAttribute('aria-disabled') !== 'true')
    .map(({ textContent }) => textContent);
}

const isOff = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

test('desk/content-17, desk/content-18, desk/content-20: the menu has what can be done with a draft and with what is published', async () => {
  show(drafted);
  expect(await offered()).toEqual([
    'Schedule',
    'Add to Release',
    'Hide from Members',
    'Hide at a Time',
    'History',
    'Duplicate',
    'Discard Draft',
  ]);
  show(eventDetail, { stage: 'clean' });
  expect(await offered()).toEqual(['Hide from Members', 'Hide at a Time', 'History', 'Duplicate']);
  show(neverPublished);
  expect(await offered()).toEqual([
    'Schedule',
    'Add to Release',
    'Hide at a Time',
    'Duplicate',
    'Discard Draft',
  ]);
});

test('desk/content-18, desk/content-23: what is hidden is shown again, and not hidden at a time', async () => {
  show(hidden, { stage: 'clean' });
  expect(await offered()).toEqual(['Show to Members', 'History', 'Duplicate']);
  show({ ...eventDetail, hiding: { hideAt: '2030-11-01T08:00:00.000Z', wordsToHolders: null } });
  expect(await offered()).toContain('Change When It Is Hidden');
});

test('desk/content-17, desk/content-24: a draft in a release has no time of its own', async () => {
  show({ ...drafted, draft: { ...drafted.draft!, release } });
  const inRelease = await offered();
  expect(inRelease).toContain('Change Release');
  expect(inRelease).not.toContain('Schedule');
  show({ ...drafted, draft: { ...drafted.draft!, publishAt: '2030-02-02T08:00:00.000Z' } });
  expect(await offered()).toContain('Change Schedule');
});

test('desk/content-16: a conflict is ended before the draft is published', async () => {
  for (const stage of ['conflict', 'comparing'] as const) {
    show(drafted, { stage });
    expect(isOff('Publish')).toBe(true);
    expect(await offered()).not.toContain('Schedule');
  }
});

test('desk/content-12: there is something to publish once something is typed', () => {
  show(eventDetail, { stage: 'clean' });
  expect(isOff('Publish')).toBe(true);
  expect(isOff('Preview')).toBe(true);
  show(eventDetail, { stage: 'dirty' });
  expect(isOff('Publish')).toBe(false);
  show(drafted);
  expect(isOff('Publish')).toBe(false);
  expect(isOff('Preview')).toBe(false);
  show(drafted, { mayPublish: false });
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('desk/content-5: what is not saved yet can be saved at once', async () => {
  for (const stage of ['dirty', 'waiting'] as const) {
    const onSave = show(drafted, { stage });
    await userEvent.click(screen.getByRole('button', { name: 'Save Now' }));
    expect(onSave).toHaveBeenCalledTimes(1);
  }
  show(drafted, { stage: 'saving' });
  expect(screen.getByText('Saving...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Save Now' })).toBeNull();
});

test('desk/content-12: the note after a publication tells the first one from later ones', async () => {
  const undo = { isOffered: true, failure: null, onUndo: vi.fn(), onExpire: vi.fn() };
  show(eventDetail, { undo }, 1);
  expect(await screen.findByText('Published.')).toBeTruthy();
  show(eventDetail, { undo }, 2);
  expect(await screen.findByText('Published anew.')).toBeTruthy();
});

test('desk/content-11: a preview that the browser did not open has a link, and a failed one says why', () => {
  const preview = { failure: null, blockedUrl: 'https://club.example/p', onOpen: vi.fn() };
  show(drafted, { preview });
  expect(screen.getByRole('link', { name: /Open the preview/ }).getAttribute('href')).toBe(
    'https://club.example/p',
  );
  show(drafted, { preview: { ...preview, blockedUrl: null, failure: 'There is no preview.' } });
  expect(screen.queryByRole('link', { name: /Open the preview/ })).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('There is no preview.');
});
