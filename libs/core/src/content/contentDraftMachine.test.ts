import type { CallFailure, Result } from '@parlour/contract';
import type { ContentDetail } from '@parlour/contract/staff';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { domainFailure, lostResponse } from '../fixtures/failures.ts';
import { isEventPossible } from '../fixtures/graphWalk.ts';
import {
  AUTOSAVE_DELAY,
  type ContentDraftEvent,
  contentDraftMachine,
  type ContentPublish,
  type ContentSave,
  SAVE_RETRY_DELAY,
} from './contentDraftMachine.ts';
import { emptyPart, newContentValues } from './contentDraft.ts';
import { contentFields } from './contentFields.ts';
import { type ContentDraftInput, isStored } from './editedContent.ts';

type Outcome = Result<ContentDetail, CallFailure>;

const guide = { name: 'For him', description: null, memberId: null, sections: [] };
const person = { id: 's2', name: 'Mira Castellanos' };

const item = (changes: Partial<ContentDetail> = {}): ContentDetail => ({
  id: 'g1',
  kind: 'gift_guide',
  published: { version: 3, body: guide, hiddenAt: null },
  draft: null,
  names: {},
  slugs: [],
  holders: 0,
  hiding: null,
  ...changes,
});
const drafted = (body: Record<string, unknown>, version = 1, baseVersion = 3): ContentDetail =>
  item({
    draft: {
      version,
      baseVersion,
      body,
      publishAt: null,
      issue: null,
      release: null,
      updatedBy: person,
      updatedAt: '2030-02-01T09:00:00.000Z',
    },
  });
const changedMeanwhile: CallFailure = {
  ...domainFailure('Somebody else changed it.'),
  status: 409,
  code: 'changed_meanwhile',
};
const ok = (value: ContentDetail): Outcome => ({ ok: true, value });
const fails = (failure: CallFailure): Outcome => ({ ok: false, failure });
const type = (change: Record<string, unknown>): ContentDraftEvent => ({
  type: 'draft.changed',
  change,
});

interface Responses {
  readonly save?: (save: ContentSave) => Outcome | Promise<Outcome>;
  readonly publish?: (publication: ContentPublish) => Outcome | Promise<Outcome>;
  readonly theirs?: () => Outcome;
}

const start = (responses: Responses = {}, input: Partial<ContentDraftInput> = {}) => {
  const clock = new SimulatedClock();
  let keys = 0;
  const saves: ContentSave[] = [];
  const publications: ContentPublish[] = [];
  const actor = createActor(
    contentDraftMachine.provide({
      actors: {
        save: fromPromise<Outcome, ContentSave>(async ({ input: sent }) => {
          saves.push(sent);
          const saved = drafted({ ...sent.body }, sent.version + 1, sent.baseVersion);
          return responses.save?.(sent) ?? ok(saved);
        }),
        publish: fromPromise<Outcome, ContentPublish>(async ({ input: sent }) => {
          publications.push(sent);
          const body = { ...saves.at(-1)?.body };
          return (
            responses.publish?.(sent) ??
            ok(item({ published: { version: 4, body, hiddenAt: null } }))
          );
        }),
        readTheirs: fromPromise<Outcome>(async () => responses.theirs?.() ?? ok(item())),
      },
    }),
    {
      clock,
      input: {
        kind: 'gift_guide',
        detail: item(),
        unsaved: null,
        autosaveDelay: AUTOSAVE_DELAY,
        makeIdempotencyKey: () => `key-${(keys += 1)}`,
        ...input,
      },
    },
  ).start();
  const state = () => actor.getSnapshot().value;
  return {
    actor,
    clock,
    saves,
    publications,
    state,
    context: () => actor.getSnapshot().context,
    until: (value: string) => vi.waitFor(() => expect(state()).toBe(value)),
  };
};

test('core/content-6: what is typed is saved a second after the last key', async () => {
  const { actor, clock, saves, state, until, context } = start();
  actor.send(type({ name: 'For h' }));
  clock.increment(AUTOSAVE_DELAY - 1);
  actor.send(type({ name: 'For her' }));
  clock.increment(AUTOSAVE_DELAY - 1);
  expect([state(), saves]).toEqual(['dirty', []]);
  clock.increment(1);
  await until('saved');
  expect(saves).toEqual([
    { body: { ...guide, name: 'For her' }, version: 0, baseVersion: 3, idempotencyKey: 'key-1' },
  ]);
  expect(context().seen).toEqual({ version: 1, baseVersion: 3 });
});

test('core/content-6: what is typed while a save is under way is saved after it', async () => {
  const first = Promise.withResolvers<Outcome>();
  const { actor, clock, saves, until } = start({
    save: ({ version, body }) =>
      version === 0 ? first.promise : ok(drafted({ ...body }, version + 1)),
  });
  actor.send(type({ name: 'One' }));
  actor.send({ type: 'save.requested' });
  actor.send(type({ name: 'Two' }));
  first.resolve(ok(drafted({ ...guide, name: 'One' })));
  await until('dirty');
  clock.increment(AUTOSAVE_DELAY);
  await until('saved');
  expect(saves.map(({ body, version }) => [body['name'], version])).toEqual([
    ['One', 0],
    ['Two', 1],
  ]);
});

test('core/content-6: a document that the server cleaned is saved, and not sent again', async () => {
  const { actor, clock, saves, until, state } = start({
    save: () => ok(drafted({ ...guide, name: 'Clean' })),
  });
  actor.send(type({ name: 'Unclean' }));
  actor.send({ type: 'save.requested' });
  await until('saved');
  clock.increment(60_000);
  expect([state(), saves.length]).toEqual(['saved', 1]);
});

test('core/content-7: a publication waits for the save, with the words to the holders', async () => {
  const { actor, publications, until, context } = start();
  actor.send(type({ name: 'For her' }));
  actor.send({ type: 'publish.requested', wordsToHolders: 'It is new.' });
  await until('clean');
  expect(publications).toEqual([
    { version: 1, wordsToHolders: 'It is new.', idempotencyKey: 'key-2' },
  ]);
  expect(context()).toMatchObject({ publishedVersion: 4, seen: { version: 0, baseVersion: 4 } });
});

test('core/content-16: a draft that leaves its release says so', async () => {
  const { actor, publications, until } = start();
  actor.send(type({ name: 'For her' }));
  actor.send({ type: 'publish.requested', wordsToHolders: null, leavesRelease: true });
  await until('clean');
  expect(publications).toMatchObject([{ version: 1, leavesRelease: true }]);
});

test('core/content-7: what is not complete is not sent, and a changed field loses its issue', () => {
  const { actor, publications, context } = start();
  actor.send(type({ name: null }));
  actor.send({ type: 'publish.requested', wordsToHolders: null });
  expect(context().issues).toEqual([{ field: 'name', message: 'Name is required.' }]);
  actor.send(type({ description: 'More' }));
  expect(context().issues).toHaveLength(1);
  actor.send(type({ name: 'For her' }));
  expect([context().issues, publications]).toEqual([[], []]);
});

test('core/content-8: a save that does not reach the server is made again with the same key', async () => {
  let isReached = false;
  const { actor, clock, saves, until, context } = start({
    save: ({ body }) => (isReached ? ok(drafted({ ...body })) : fails(lostResponse)),
  });
  actor.send(type({ name: 'For her' }));
  actor.send({ type: 'save.requested' });
  await until('waiting');
  expect(context().message).not.toBeNull();
  isReached = true;
  clock.increment(SAVE_RETRY_DELAY);
  await until('saved');
  expect(saves.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  expect(context().message).toBeNull();
});

test('core/content-8: one whose response alone was lost is no conflict', async () => {
  const { actor, clock, saves, until } = start({
    save: ({ version, body }) => {
      if (saves.length === 1) return fails(lostResponse);
      return version === 0 ? fails(changedMeanwhile) : ok(drafted({ ...body }, 2));
    },
    theirs: () => ok(drafted({ ...guide, name: 'One' })),
  });
  actor.send(type({ name: 'One' }));
  actor.send({ type: 'save.requested' });
  await until('waiting');
  actor.send(type({ name: 'Two' }));
  clock.increment(AUTOSAVE_DELAY);
  await until('saved');
  expect(saves.at(-1)).toMatchObject({ version: 1, body: { name: 'Two' } });
});

const inConflict = async () => {
  const conflict = start({
    save: ({ version, body }) =>
      version === 5 ? ok(drafted({ ...body }, 6)) : fails(changedMeanwhile),
    theirs: () => ok(drafted({ ...guide, name: 'Theirs' }, 5)),
  });
  conflict.actor.send(type({ name: 'Mine' }));
  conflict.actor.send({ type: 'save.requested' });
  await conflict.until('conflict');
  return conflict;
};

test('core/content-9: a conflict shows the other draft, and ones own replaces it', async () => {
  const { actor, until, context } = await inConflict();
  expect(context().theirs?.draft?.body['name']).toBe('Theirs');
  expect(context().body['name']).toBe('Mine');
  actor.send({ type: 'mine.kept' });
  await until('saved');
  expect([context().body['name'], context().seen.version]).toEqual(['Mine', 6]);
});

test('core/content-9: a conflict ends with the other draft', async () => {
  const { actor, state, context } = await inConflict();
  actor.send({ type: 'theirs.taken' });
  expect([state(), context().body['name'], context().seen.version]).toEqual(['clean', 'Theirs', 5]);
});

test('core/content-9: what was published under a draft is compared with it', async () => {
  const mine = { ...guide, name: 'Mine' };
  const later = { ...drafted(mine, 1, 3), published: { version: 4, body: guide, hiddenAt: null } };
  const { actor, until, context, saves } = start(
    { publish: () => fails(changedMeanwhile), theirs: () => ok(later) },
    { detail: drafted(mine) },
  );
  actor.send({ type: 'publish.requested', wordsToHolders: null });
  await until('conflict');
  actor.send({ type: 'theirs.taken' });
  expect(context().body['name']).toBe('For him');
  actor.send({ type: 'save.requested' });
  await until('saved');
  expect(saves).toMatchObject([{ version: 1, baseVersion: 4 }]);
});

test('core/content-10: what the server refuses stays, with its message at the field', async () => {
  const failure = { ...domainFailure('Made for is no member.'), field: 'memberId' };
  const { actor, until, context } = start({ publish: () => fails(failure) });
  actor.send({ type: 'publish.requested', wordsToHolders: null });
  await until('refused');
  expect(context()).toMatchObject({
    body: guide,
    message: 'Made for is no member.',
    issues: [{ field: 'memberId', message: 'Made for is no member.' }],
  });
});

const unsaved = { body: { ...guide, name: 'Unsaved' }, seen: { version: 0, baseVersion: 3 } };

test('core/content-11: what was not saved is opened again and saved', async () => {
  const { clock, saves, state, until } = start({}, { unsaved });
  expect(state()).toBe('dirty');
  clock.increment(AUTOSAVE_DELAY);
  await until('saved');
  expect(saves).toMatchObject([{ body: { name: 'Unsaved' } }]);
});

test('core/content-11: it is a conflict where the item was changed since', async () => {
  const detail = drafted({ ...guide, name: 'Theirs' }, 7);
  const { until, context } = start({ theirs: () => ok(detail) }, { unsaved, detail });
  await until('conflict');
  expect(context().body['name']).toBe('Unsaved');
});

test('core/content-6: what somebody else saved is shown while nothing is typed', () => {
  const { actor, context } = start();
  actor.send({ type: 'detail.received', detail: drafted({ ...guide, name: 'Theirs' }) });
  expect(context().body['name']).toBe('Theirs');
  actor.send(type({ name: 'Mine' }));
  actor.send({ type: 'detail.received', detail: item() });
  expect(context().body['name']).toBe('Mine');
});

test('core/content-6, core/content-7, core/content-9, core/content-10: every state is reached', () => {
  const input: ContentDraftInput = {
    kind: 'gift_guide',
    detail: item(),
    unsaved: null,
    autosaveDelay: AUTOSAVE_DELAY,
    makeIdempotencyKey: () => 'key',
  };
  const ends = [ok(drafted(guide)), fails(lostResponse), fails(changedMeanwhile)];
  const reached = getShortestPaths(contentDraftMachine, {
    input,
    events: [
      type({ name: 'Mine' }),
      { type: 'save.requested' },
      { type: 'publish.requested', wordsToHolders: null },
      { type: 'mine.kept' },
      { type: 'theirs.taken' },
      ...['save', 'publish', 'readTheirs'].flatMap((actor) =>
        [...ends, fails(domainFailure('No.'))].map((output) => ({
          type: `xstate.done.actor.${actor}`,
          output,
        })),
      ),
      { type: 'xstate.after.autosave.contentDraft.dirty' },
    ] as ContentDraftEvent[],
    filterEvents: isEventPossible,
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.body['name'], context.publication !== null]),
  }).map(({ state }) => state.value);
  expect([...new Set(reached)].toSorted()).toEqual([
    'clean',
    'comparing',
    'conflict',
    'dirty',
    'publishing',
    'refused',
    'saved',
    'saving',
    'waiting',
  ]);
});

test('core/content-17: a new event begins in the time zone of the club, and is saved once something is typed', async () => {
  const detail = item({ kind: 'event', published: null });
  const begunWith = newContentValues('event', 'Europe/Lisbon');
  const { actor, clock, saves } = start({}, { kind: 'event', detail, begunWith });
  expect(actor.getSnapshot().value).toBe('clean');
  expect(isStored(actor.getSnapshot().context)).toBe(true);
  actor.send(type({ title: 'Ball' }));
  clock.increment(AUTOSAVE_DELAY);
  await vi.waitFor(() => expect(saves).toHaveLength(1));
  expect(saves[0]?.body).toMatchObject({ title: 'Ball', timeZone: 'Europe/Lisbon' });
  const known = start({}, { kind: 'event', detail: drafted({ title: 'Ball' }), begunWith });
  expect(known.actor.getSnapshot().context.body['timeZone']).toBeNull();
  expect(newContentValues('vendor', 'Europe/Lisbon')).toEqual({});
  const { products } = contentFields.gift_guide.sections.fields;
  expect(emptyPart(products.fields, 'p1', 'CHF')).toMatchObject({ id: 'p1', currencyCode: 'CHF' });
  expect(emptyPart(products.fields, 'p1', null)).toMatchObject({ currencyCode: null });
});
