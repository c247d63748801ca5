import { randomUUID } from 'node:crypto';
import type { ContentKey, ContentKind, DraftToSave } from '@parlour/contract/staff';
import { expect } from 'vitest';
import type { DeskBrowser, TestClub } from './testClub.ts';

/** Which item a draft is of, and the published version that it begins from. A new item unless given. */
interface DraftBase {
  readonly id?: string;
  readonly baseVersion?: number;
}

/** Who saves the drafts of a test, and where. */
interface Editing {
  readonly club: TestClub;
  readonly editor: DeskBrowser;
}

/** Saves the first version of a draft, and returns its item. */
export async function saveDraft(
  { club, editor }: Editing,
  kind: ContentKind,
  content: DraftToSave['body'],
  { id = randomUUID(), baseVersion = 0 }: DraftBase = {},
): Promise<ContentKey> {
  const body = { body: content, baseVersion, version: 0 };
  const saved = await club.desk.saveContentDraft({ params: { kind, id }, body }, { as: editor });
  expect(saved.status).toBe(200);
  return { kind, id };
}

/** Publishes the first version of a draft by itself. */
export async function publishDraft({ club, editor }: Editing, params: ContentKey): Promise<void> {
  const body = { version: 1, wordsToHolders: null };
  expect((await club.desk.publishContent({ params, body }, { as: editor })).status).toBe(200);
}
