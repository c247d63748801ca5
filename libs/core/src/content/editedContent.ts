import type { CallFailure, Result } from '@parlour/contract';
import type { ContentDetail, ContentKind, Publication } from '@parlour/contract/staff';
import { failureMeaning } from '../failures/failureMeaning.ts';
import type { FieldIssue } from '../forms/formIssues.ts';
import { type ContentDraft, toContentDraft } from './contentDraft.ts';
import {
  bodyOf,
  isSameBody,
  type SeenVersions,
  type UnsavedContent,
  versionsOf,
} from './seenVersions.ts';

/** The input of the machine of a draft. */
export interface ContentDraftInput {
  /** The kind of the item. */
  readonly kind: ContentKind;
  /** The item as the server has it. */
  readonly detail: ContentDetail;
  /** What was typed before and not saved; null for nothing (core/content-11). */
  readonly unsaved: UnsavedContent | null;
  /** What a new item has before anything is typed (core/content-17). By default nothing. */
  readonly begunWith?: ContentDraft;
  /** The milliseconds without typing before the draft is saved. */
  readonly autosaveDelay: number;
  /** Returns a key that is unique to each save and publication. */
  readonly makeIdempotencyKey: () => string;
}

/** What an editor chose for a publication. */
export type ChosenPublication = Pick<Publication, 'wordsToHolders' | 'leavesRelease'>;

/** What the editor of one item shows. */
export interface EditedContent {
  readonly input: ContentDraftInput;
  /** The item as the server had it last. */
  readonly detail: ContentDetail;
  /** What is typed. */
  readonly body: ContentDraft;
  /** What the next save says was seen. */
  readonly seen: SeenVersions;
  /** What was sent last since the item was read; null for nothing. */
  readonly sent: ContentDraft | null;
  /** What was sent and not confirmed yet, the latest last. */
  readonly unconfirmed: readonly ContentDraft[];
  /** The key of what is sent. A lost response is asked for again with the same one. */
  readonly idempotencyKey: string | null;
  /** What somebody else saved meanwhile; null without a conflict. */
  readonly theirs: ContentDetail | null;
  /** The publication that waits for the save; null for none. */
  readonly publication: ChosenPublication | null;
  /** What keeps it from being published, once that was asked for. */
  readonly issues: readonly FieldIssue[];
  /** Why it was not saved or published; null for nothing. */
  readonly message: string | null;
  /** The version that this editor published last; null for none. */
  readonly publishedVersion: number | null;
}

/** What a call gave: the item afterwards, or why not. */
export type ContentOutcome = Result<ContentDetail, CallFailure>;

/** Returns the document that an editor opens: a new item has what it begins with (core/content-17). */
function openedBody(
  { kind, begunWith }: Pick<ContentDraftInput, 'kind' | 'begunWith'>,
  detail: ContentDetail,
): ContentDraft {
  const body = bodyOf(kind, detail);
  const isNew = detail.draft === null && detail.published === null;
  return isNew ? { ...body, ...begunWith } : body;
}

/** Returns what an editor shows of an item that was just read. */
export function readContent(
  input: Pick<ContentDraftInput, 'kind' | 'begunWith'>,
  detail: ContentDetail,
) {
  return {
    detail,
    body: openedBody(input, detail),
    seen: versionsOf(detail),
    sent: null,
    unconfirmed: [],
    idempotencyKey: null,
    theirs: null,
    publication: null,
    issues: [],
    message: null,
  } as const satisfies Partial<EditedContent>;
}

/** Returns what an editor shows at first: what was typed before and not saved, or what the server has (core/content-11). */
export function openedContent(input: ContentDraftInput): EditedContent {
  const { detail, unsaved } = input;
  return { input, ...readContent(input, detail), ...unsaved, publishedVersion: null };
}

/** Returns what a change of some fields alters. Their issues are gone, and what was to be published is another. */
export function changedContent({ body, issues }: EditedContent, change: ContentDraft) {
  const isChanged = ({ field }: FieldIssue) => Object.hasOwn(change, field.split('.')[0] ?? '');
  return {
    body: { ...body, ...change },
    issues: issues.filter((issue) => !isChanged(issue)),
    idempotencyKey: null,
    publication: null,
  } as const satisfies Partial<EditedContent>;
}

/** Returns what is known of an item after the server stored what was sent. */
export function storedContent(detail: ContentDetail) {
  return {
    detail,
    seen: versionsOf(detail),
    unconfirmed: [],
    idempotencyKey: null,
  } as const satisfies Partial<EditedContent>;
}

/** Returns what a refused call shows: its message, also at the field that it names. */
export function refusedContent(failure: CallFailure) {
  const message = failure.message.trim() === '' ? failureMeaning(failure) : failure.message;
  const field = failure.kind === 'domain' ? failure.field : undefined;
  return {
    message,
    issues: field === undefined ? [] : [{ field, message }],
    publication: null,
  } as const satisfies Partial<EditedContent>;
}

/** Whether the server refused a call because somebody else was quicker. */
export function isChangedMeanwhile(outcome: ContentOutcome): boolean {
  return (
    !outcome.ok && outcome.failure.kind === 'domain' && outcome.failure.code === 'changed_meanwhile'
  );
}

/** Whether the same call may succeed later, because the server was not reached or had a fault. */
export function isTemporary(outcome: ContentOutcome): boolean {
  if (outcome.ok) return false;
  const { failure } = outcome;
  return failure.kind === 'transport' || (failure.kind === 'domain' && failure.status >= 500);
}

const publishedVersionOf = ({ published }: ContentDetail) => published?.version ?? 0;

/** Whether a refused save had been stored before, so that only its response was lost (core/content-8). */
export function isOwnDraft(
  { input, body, unconfirmed }: EditedContent,
  outcome: ContentOutcome,
): boolean {
  if (!outcome.ok || outcome.value.draft === null) return false;
  const stored = bodyOf(input.kind, outcome.value);
  const isKnown = [...unconfirmed, body].some((sent) =>
    isSameBody(stored, toContentDraft(input.kind, sent)),
  );
  return isKnown && outcome.value.draft.baseVersion === publishedVersionOf(outcome.value);
}

/** Whether nothing is typed that the server does not have. It may have cleaned what was sent. */
export function isStored({ input, body, sent, unconfirmed, detail }: EditedContent): boolean {
  const isConfirmed = body === sent && unconfirmed.length === 0;
  return isConfirmed || isSameBody(body, openedBody(input, detail));
}

/** Returns the document that a conflict is with: the other draft, or what was published where the draft is one's own. */
export function theirBody(
  kind: ContentKind,
  theirs: ContentDetail,
  mine: ContentDraft,
): ContentDraft {
  const draft = bodyOf(kind, theirs);
  return isSameBody(draft, toContentDraft(kind, mine))
    ? bodyOf(kind, { ...theirs, draft: null })
    : draft;
}

/** Returns what is known after a conflict was looked at: the next save replaces what was seen there (core/content-9). */
export function comparedContent(theirs: ContentDetail) {
  return {
    detail: theirs,
    seen: { version: theirs.draft?.version ?? 0, baseVersion: publishedVersionOf(theirs) },
    unconfirmed: [],
    idempotencyKey: null,
    theirs: null,
  } as const satisfies Partial<EditedContent>;
}
