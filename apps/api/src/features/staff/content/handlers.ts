import { fullName } from '@parlour/core';
import {
  type AuditAction,
  CONTENT_PAGE,
  type ContentKind,
  type HidingTime,
  type SentContentVersion,
  type staffCallsOf,
} from '@parlour/contract/staff';
import { toContentDraft, type ContentFields, contentFields } from '@parlour/core/content';
import { and, asc, eq, sql, getTableColumns, type SQL } from 'drizzle-orm';
import type { ItemKey } from '../../../access/authorize.ts';
import { callerMay } from '../../../access/policies.ts';
import type { KeyHolder, Staff } from '../../../access/principal.ts';
import { createSearchLimit } from '../../../access/searchLimit.ts';
import { ApiError, orNotFound } from '../../../errors/apiError.ts';
import type { HandlersOf } from '../../../http/calls/handler.ts';
import type { Transaction, Queries } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import { type MemberAppPlace, memberAppOf } from '../../memberAppOf.ts';
import { findPicturesOf } from '../../pictures/shownPictures.ts';
import { changeMany } from './bulk.ts';
import { findChoices, findContentPage, findSuggestedValues } from './listRepository.ts';
import { previewPathsOf } from '../../content/previews.ts';
import { readContent } from './read.ts';
import { scheduleHiding } from './scheduleHiding.ts';
import { createContent } from './service.ts';
import { findVersion, findVersions } from '../../content/versionRepository.ts';
import { patternOf } from '../../../platform/postgres/patternOf.ts';
import { contentDrafts } from '../../../platform/postgres/schema/index.ts';
import { kindOf } from '../../content/kinds/index.ts';

type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

const presentVersion = ({
  staffId,
  firstName,
  lastName,
  publishedAt,
  ...version
}: VersionRow): SentContentVersion => ({
  ...version,
  publishedAt: publishedAt.toISOString(),
  publishedBy:
    staffId === null
      ? null
      : {
          id: staffId,
          name: fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
        },
});

/** Binds the calls of the studio to their services. */
export function contentHandlers(
  dependencies: FeatureDependencies & MemberAppPlace,
): HandlersOf<typeof staffCallsOf.content> {
  const { clock, secrets } = dependencies;
  const { queries } = dependencies.database;
  const content = createContent(dependencies);
  const countSearch = createSearchLimit(clock);
  const readerOf = (caller: Staff | KeyHolder) => ({
    mayReadMembers: callerMay(caller, 'member.read'),
  });

  /** A command on one item, which returns it as it is afterwards. */
  const command =
    <Body>(
      action: AuditAction,
      perform: (
        transaction: Transaction,
        item: ItemKey,
        body: Body,
        staffId: string,
      ) => Promise<void>,
    ) =>
    async (
      {
        caller,
        params,
        body,
      }: { caller: Staff; params: { kind: ContentKind; id: string }; body: Body },
      transaction: Transaction,
    ) => {
      await perform(transaction, params, body, caller.staffId);
      return {
        data: await readContent(transaction, params, readerOf(caller), clock.now()),
        events: [{ action, subject: `${params.kind}:${params.id}` as const }],
      };
    };

  return {
    listContent: {
      query: async ({ caller, params, query }) => {
        const text = query.text?.trim() ?? '';
        if (text !== '') countSearch(caller.sessionId);
        const limit = Math.min(query.limit ?? CONTENT_PAGE, CONTENT_PAGE);
        const choice = { state: query.state ?? 'all', text, page: query.page ?? 1, limit };
        const page = await findContentPage(queries, params.kind, choice);
        const show = await findPicturesOf(queries, page.items);
        return { data: { ...page, items: page.items.map(show) } };
      },
    },
    getContent: {
      query: async ({ caller, params }) => ({
        data: await readContent(queries, params, readerOf(caller), clock.now()),
      }),
    },
    saveContentDraft: {
      command: command('content.saved', (...input) => content.save(...input)),
    },
    discardContentDraft: {
      command: async ({ params }, transaction) => {
        await content.discard(transaction, params);
        const subject = `${params.kind}:${params.id}` as const;
        return { data: null, events: [{ action: 'content.discarded', subject }] };
      },
    },
    publishContent: {
      command: command('content.published', (...input) => content.publish(...input)),
    },
    scheduleContent: {
      command: command('content.scheduled', (...input) => content.schedule(...input)),
    },
    hideContent: {
      command: async ({ caller, params, body }, transaction) => {
        const { isHidden, version, wordsToHolders } = body;
        await content.hide(transaction, params, isHidden, version, wordsToHolders);
        return {
          data: await readContent(transaction, params, readerOf(caller), clock.now()),
          events: [{ action: 'content.hidden', subject: `${params.kind}:${params.id}` }],
        };
      },
    },
    scheduleHiding: {
      command: command<HidingTime>('content.hiding-scheduled', (transaction, item, body, staffId) =>
        scheduleHiding(transaction, item, body, { staffId, now: clock.now() }),
      ),
    },
    revertContent: {
      command: command('content.reverted', (...input) => content.revert(...input)),
    },
    listContentVersions: {
      query: async ({ params }) => ({
        data: (await findVersions(queries, params)).map(presentVersion),
      }),
    },
    getContentVersion: {
      query: async ({ params: { number, ...item } }) => {
        const found = orNotFound(await findVersion(queries, item, Number(number)), 'Not found');
        const { body, ...version } = found;
        return { data: { ...presentVersion(version), body: toContentDraft(item.kind, body) } };
      },
    },
    orderContent: {
      command: async ({ params: { kind }, body }, transaction) => {
        await content.order(transaction, kind, body.ids);
        return { data: null, events: [{ action: 'content.ordered', subject: `content:${kind}` }] };
      },
    },
    changeManyContents: {
      command: async ({ caller, params: { kind }, body }, transaction) => {
        const data = await changeMany(transaction, content, kind, body, caller.staffId);
        const action = body.action === 'publish' ? 'content.published' : 'content.hidden';
        const events = data.done.map((id) => ({ action, subject: `${kind}:${id}` }) as const);
        return { data, events };
      },
    },
    previewContent: {
      command: async ({ params }, transaction) => {
        const paths = await previewPathsOf(transaction, secrets, params, clock.now());
        const app = memberAppOf(dependencies);
        const subject = `${params.kind}:${params.id}` as const;
        return {
          data: { path: app + paths.path, memberPath: app + paths.memberPath },
          events: [{ action: 'content.previewed', subject }],
        };
      },
    },
    listSuggestedValues: {
      query: async ({ params: { kind, field } }) => {
        const column = suggestedColumn(kind, field);
        if (column === undefined) throw new ApiError('not_found', 'Not found');
        return { data: await findSuggestedValues(queries, kind, column) };
      },
    },
    searchContentChoices: {
      query: async ({ caller, params, query }) => {
        countSearch(caller.sessionId);
        const { text, release } = query;
        const created = await findNewChoices(queries, params.kind, text.trim(), release);
        return { data: [...created, ...(await findChoices(queries, params.kind, text.trim()))] };
      },
    },
  };
}

const LIMIT = 20;

/** Returns the new items of a release whose names match, to refer to (api/staff/content-16). None without a release. */
async function findNewChoices(
  queries: Queries,
  kind: ContentKind,
  text: string,
  releaseId: string | undefined,
): Promise<{ id: string; title: string; detail: string | null }[]> {
  if (releaseId === undefined) return [];
  const { itemId, title, baseVersion } = contentDrafts;
  const rows = await queries
    .select({ id: itemId, title })
    .from(contentDrafts)
    .where(
      and(
        eq(contentDrafts.kind, kind),
        eq(contentDrafts.releaseId, releaseId),
        eq(baseVersion, 0),
        sql`plain(${title}) like plain(${patternOf(text)})`,
      ),
    )
    .orderBy(asc(sql`lower(${title})`), asc(itemId))
    .limit(LIMIT);
  return rows.map((row) => ({ ...row, detail: 'New in this release' }));
}

/** Returns the column of a field that earlier values are offered for. Undefined for any other field. */
function suggestedColumn(kind: ContentKind, field: string): SQL | undefined {
  const fields: ContentFields = contentFields[kind];
  if (!Object.hasOwn(fields, field) || fields[field]?.kind !== 'suggested') return undefined;
  const columns: Readonly<Record<string, unknown>> = getTableColumns(kindOf(kind).table);
  const column = columns[field];
  return column === undefined ? undefined : sql`${column}`;
}
