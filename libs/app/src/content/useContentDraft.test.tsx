import type { CallFailure, Result } from '@parlour/contract';
import type { ContentDetail } from '@parlour/contract/staff';
import { AUTOSAVE_DELAY } from '@parlour/core';
import type { UnsavedContent } from '@parlour/core/content';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ContentCalls, type ContentDraftOptions, useContentDraft } from './useContentDraft.ts';

beforeEach(() => void vi.useFakeTimers());

const guide = { name: 'For him', description: null, memberId: null, sections: [] };
const published: ContentDetail = {
  id: 'g1',
  kind: 'gift_guide',
  published: { version: 3, body: guide, hiddenAt: null },
  draft: null,
  names: {},
  slugs: [],
  holders: 0,
  hiding: null,
};
const withDraft = (name: string, version: number): ContentDetail => ({
  ...published,
  draft: {
    version,
    baseVersion: 3,
    body: { ...guide, name },
    publishAt: null,
    issue: null,
    release: null,
    updatedBy: { id: 's2', name: 'Mira Castellanos' },
    updatedAt: '2030-02-01T09:00:00.000Z',
  },
});
const stored = (detail: ContentDetail) => Promise.resolve({ ok: true, value: detail } as const);
const changedMeanwhile: Result<ContentDetail, CallFailure> = {
  ok: false,
  failure: {
    kind: 'domain',
    status: 409,
    code: 'changed_meanwhile',
    message: 'No.',
    detail: 'No.',
    hasServerMessage: true,
  },
};

/** Opens the editor of a published guide. */
function openEditor(changed: Partial<ContentDraftOptions> & { calls?: ContentCalls } = {}) {
  const calls = {
    save: vi.fn<ContentCalls['save']>(({ body }) => stored(withDraft(String(body['name']), 1))),
    publish: vi.fn<ContentCalls['publish']>(() => stored(published)),
    readTheirs: vi.fn<ContentCalls['readTheirs']>(() => stored(withDraft('Theirs', 7))),
  };
  const onUnsaved = vi.fn<(unsaved: UnsavedContent | null) => void>();
  const options: ContentDraftOptions = {
    kind: 'gift_guide',
    detail: published,
    unsaved: null,
    begunWith: {},
    calls,
    onUnsaved,
    ...changed,
  };
  const { result } = renderHook(() => useContentDraft(options));
  const type = (name: string) =>
    act(() => result.current.send({ type: 'draft.changed', change: { name } }));
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { ...calls, onUnsaved, draft: () => result.current, type, wait };
}

test('core/content-6: what is typed is saved after a pause, with the versions that were seen', async () => {
  const { draft, save, onUnsaved, type, wait } = openEditor();
  expect(draft().stage).toBe('clean');
  expect(onUnsaved.mock.calls).toEqual([[null]]);
  type('For her');
  expect(draft()).toMatchObject({ stage: 'dirty', edited: { body: { name: 'For her' } } });
  const [unsaved] = onUnsaved.mock.lastCall ?? [];
  expect(unsaved).toMatchObject({ body: { name: 'For her' }, seen: { baseVersion: 3 } });
  await wait(AUTOSAVE_DELAY - 1);
  expect(save).not.toHaveBeenCalled();
  await wait(1);
  expect(save).toHaveBeenCalledOnce();
  expect(save.mock.lastCall?.[0]).toMatchObject({
    body: { name: 'For her' },
    baseVersion: 3,
    idempotencyKey: expect.stringMatching(/.{8}/),
  });
  expect([draft().stage, onUnsaved.mock.lastCall]).toEqual(['saved', [null]]);
});

test('core/content-11: what was typed before a reload is there again and is saved', async () => {
  const { draft, save, wait } = openEditor({
    unsaved: { body: { ...guide, name: 'Before' }, seen: { version: 0, baseVersion: 3 } },
  });
  expect(draft()).toMatchObject({ stage: 'dirty', edited: { body: { name: 'Before' } } });
  await wait(AUTOSAVE_DELAY);
  expect(save).toHaveBeenCalledOnce();
});

test('core/content-9: where somebody else saved meanwhile, theirs is read to compare', async () => {
  const { draft, save, readTheirs, type, wait } = openEditor();
  save.mockResolvedValueOnce(changedMeanwhile);
  type('For her');
  await wait(AUTOSAVE_DELAY);
  expect(readTheirs).toHaveBeenCalledOnce();
  expect(draft()).toMatchObject({ stage: 'conflict', edited: { body: { name: 'For her' } } });
});

test('core/content-7: a draft is published by its own call', async () => {
  const { draft, save, publish, type, wait } = openEditor({ detail: withDraft('For her', 1) });
  act(() => draft().send({ type: 'publish.requested', wordsToHolders: 'Soon.' }));
  await wait(0);
  expect(save).not.toHaveBeenCalled();
  expect(publish).toHaveBeenCalledOnce();
  expect(publish.mock.lastCall?.[0]).toMatchObject({ version: 1, wordsToHolders: 'Soon.' });
  expect(draft()).toMatchObject({ stage: 'clean', edited: { body: { name: 'For him' } } });
  type('Again');
  expect(draft().stage).toBe('dirty');
});
