import { request as plainRequest } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { basename } from 'node:path';
import { PICTURE_SIZE_LIMIT, pictureUrlOf } from '@parlour/contract/staff';
import type { Logger } from 'pino';
import { ApiError } from '../../../../errors/apiError.ts';
import { type AuditTrail, recordChained } from '../../../../http/audit/audit.ts';
import { newId } from '../../../../platform/crypto/random.ts';
import type { FileStore } from '../../../../platform/files/fileStore.ts';
import { createUpstream, internet, type Upstream } from '../../../../platform/images/upstream.ts';
import type { Database, Transaction } from '../../../../platform/postgres/database.ts';
import { contentVersions } from '../../../../platform/postgres/schema/index.ts';
import { after, MINUTE, SECOND } from '../../../../platform/process/clock.ts';
import { signals } from '../../../../platform/process/signals.ts';
import { createWakeLoop, type WakeLoop } from '../../../../platform/process/wakeLoop.ts';
import { kindOf } from '../../../content/kinds/index.ts';
import { lockItem } from '../../../content/lockItem.ts';
import type { FeatureDependencies } from '../../../dependencies.ts';
import { storedPictureName } from '../../../pictures/names.ts';
import { asUnavailable } from '../../../pictures/uploadedFiles.ts';
import type { createPictureReceiver, MadeFile } from '../../pictures/receivePicture.ts';
import { insertPicture } from '../../pictures/repository.ts';
import { mayReach, urlFaultOf, type WebhookRules } from '../../webhooks/webhookUrl.ts';
import { type FetchFault, fetchFaultOf, type TroubledHost } from './fetchIssue.ts';
import {
  claimPictures,
  type ClaimedPicture,
  findFetched,
  lockWanted,
  moveImportedVersion,
  nextPictureDue,
  storeFate,
} from './fetchRepository.ts';
import { fetchedUrl } from './pictureSources.ts';
import { replacePicture } from './replacePicture.ts';

/** A few at a time, so that neither a host nor this server is flooded. */
const AT_ONCE = 4;
const FETCH_TIMEOUT = 30 * SECOND;
/** The waits before the second and the third try. */
const WAITS = [5 * SECOND, 60 * SECOND] as const;
/** After so many pictures of a host that was not reached, the others of it wait too. */
const UNREACHED_LIMIT = 5;
/** The longest that a host may ask to wait. */
const LONGEST_PAUSE = 10 * MINUTE;
const LONGEST_NAME = 200;

/** Creates what fetches pictures from where webhooks may lead (api/staff/imports-30). Redirects are followed where they may lead too. */
export function createPictureUpstream(rules: WebhookRules): Upstream {
  return createUpstream({
    ...internet,
    mayReach: (ip, url) => mayReach(ip, url, rules),
    request: (options, onResponse) =>
      (options.protocol === 'http:' ? plainRequest : tlsRequest)(options, onResponse),
    within: FETCH_TIMEOUT,
    bytes: PICTURE_SIZE_LIMIT,
    mayFollow: (url) => urlFaultOf(fetchedUrl(url.href), rules) === null,
  });
}

/** The dependencies of {@link createPictureFetcher}. */
export interface PictureFetcherDependencies extends Pick<FeatureDependencies, 'clock' | 'random'> {
  readonly database: Database;
  readonly audit: AuditTrail;
  readonly log: Pick<Logger, 'warn' | 'info'>;
  readonly store: FileStore;
  readonly receiver: Pick<ReturnType<typeof createPictureReceiver>, 'load'>;
  readonly rules: WebhookRules;
  /** The real one by default. */
  readonly upstream?: Upstream;
}

/** Creates what fetches the pictures that imports name, and lets their items refer to the club's own (api/staff/imports-30). */
export function createPictureFetcher({
  database,
  audit,
  log,
  store,
  receiver,
  clock,
  random,
  rules,
  upstream = createPictureUpstream(rules),
}: PictureFetcherDependencies): WakeLoop & {
  /** Fetches all that is due. Resolves with whether more waits. */
  readonly fetchDue: (stopping: AbortSignal) => Promise<boolean>;
} {
  const { queries } = database;
  const troubled = new Map<string, TroubledHost>();
  const underWay = new Map<string, Promise<unknown>>();

  /** Stores a picture, unless its URL is here by now, and lets its item refer to it. */
  const keep = async (wanted: ClaimedPicture, made: MadeFile) => {
    const id = newId(clock, random);
    const file = storedPictureName(id, made.hash, made.extension);
    // A file without a row is removed by the maintenance.
    await asUnavailable(() => store.put(file, made.path));
    const { width, height, size } = made;
    await database.transaction(async (transaction) => {
      const found = await lockWanted(transaction, wanted.id);
      if (found === undefined) return;
      const now = clock.now();
      await insertPicture(transaction, {
        id,
        name: nameOf(wanted.url),
        file,
        alternativeText: null,
        focusX: 50,
        focusY: 50,
        width,
        height,
        size,
        version: 1,
        uploadedBy: found.createdBy,
        uploadedAt: now,
        importId: wanted.importId,
      });
      await refer(transaction, wanted, id, found.createdBy);
      const actor =
        found.createdBy !== null
          ? `staff:${found.createdBy}`
          : found.createdByKey !== null
            ? `key:${found.createdByKey}`
            : 'system';
      await recordChained(transaction, audit, { actor, requestId: null, at: now }, [
        { action: 'picture.uploaded', subject: `picture:${id}` },
      ]);
    });
  };

  /** Notes what a picture became, and puts it in place of its URL in the item, as a version of its own. */
  const refer = async (
    transaction: Transaction,
    wanted: ClaimedPicture,
    pictureId: string,
    staffId: string | null,
  ) => {
    const { kind, itemId, importId } = wanted;
    await storeFate(transaction, wanted.id, { dueAt: null, pictureId, issue: null });
    const version = await lockItem(transaction, kind, itemId);
    const item = version === 0 ? undefined : await kindOf(kind).read(transaction, itemId);
    if (item === undefined) return;
    const body = replacePicture(item.body, wanted.url, pictureUrlOf(pictureId));
    if (body === item.body) return;
    const now = clock.now();
    const shared = { kind, itemId, publishedAt: now } as const;
    await transaction
      .insert(contentVersions)
      .values({ ...shared, number: version, body: item.body, source: 'seed' })
      .onConflictDoNothing();
    await kindOf(kind).write(transaction, itemId, body, version + 1);
    await transaction.insert(contentVersions).values({
      ...shared,
      number: version + 1,
      body,
      source: 'import',
      note: 'Its picture was fetched into the club.',
      publishedBy: staffId,
      importId,
    });
    await moveImportedVersion(transaction, wanted, version);
  };

  /** A picture that is here already is not fetched again. */
  const referToKnown = (wanted: ClaimedPicture) =>
    database.transaction(async (transaction) => {
      const known = await findFetched(transaction, wanted.urlHash);
      if (known === undefined) return false;
      const found = await lockWanted(transaction, wanted.id);
      if (found !== undefined) await refer(transaction, wanted, known, found.createdBy);
      return true;
    });

  const giveUp = async (wanted: ClaimedPicture, issue: string) => {
    await storeFate(queries, wanted.id, { dueAt: null, issue });
    // Neither path nor query, which hold keys at some hosts.
    const host = URL.parse(wanted.url)?.host;
    const { importId: of, file, line } = wanted;
    log.warn({ import: of, file, line, host, reason: issue }, 'a picture was not fetched');
    signals.emit('fetchedPicture', 'failed');
  };

  const fetchOne = async (wanted: ClaimedPicture, stopping: AbortSignal): Promise<void> => {
    if (await referToKnown(wanted)) return;
    if (wanted.tries > WAITS.length + 1)
      return giveUp(wanted, 'The server could not finish with it.');
    const url = URL.parse(fetchedUrl(wanted.url));
    if (url === null || urlFaultOf(url.href, rules) !== null) {
      return giveUp(wanted, 'Its address is not permitted.');
    }
    const trouble = troubled.get(url.host);
    if (trouble !== undefined && trouble.pauses > WAITS.length)
      return giveUp(wanted, trouble.issue);
    if (trouble !== undefined && trouble.until > clock.now()) {
      // It was not asked for, so that is no try.
      return storeFate(queries, wanted.id, { tries: wanted.tries - 1, dueAt: trouble.until });
    }
    try {
      const load = (path: string) => upstream.fetch(url, path, stopping);
      await receiver.load(wanted.id, load, (made) => keep(wanted, made));
      troubled.delete(url.host);
      signals.emit('fetchedPicture', 'fetched');
    } catch (error) {
      if (stopping.aborted) {
        return storeFate(queries, wanted.id, { tries: wanted.tries - 1, dueAt: clock.now() });
      }
      await handleFault(wanted, url.host, error);
    }
  };

  const handleFault = async (wanted: ClaimedPicture, host: string, error: unknown) => {
    const fault = fetchFaultOf(error);
    const unavailable =
      error instanceof ApiError && error.code === 'unavailable' ? error : undefined;
    if (fault === undefined && unavailable === undefined) throw error;
    const pause = fault === undefined ? 0 : pauseHost(host, fault);
    const wait = fault?.isPassing === false ? undefined : WAITS[wanted.tries - 1];
    if (wait === undefined) {
      return giveUp(wanted, fault?.issue ?? unavailable?.message ?? '');
    }
    await storeFate(queries, wanted.id, { dueAt: after(clock.now(), Math.max(wait, pause)) });
  };

  /** Notes what is wrong with a host. Returns how long its pictures wait. */
  const pauseHost = (host: string, { isUnreachable, isPassing, issue, retryAfter }: FetchFault) => {
    const before = troubled.get(host) ?? { count: 0, pauses: 0, until: clock.now() };
    const asked = isPassing ? Math.min((retryAfter ?? 0) * SECOND, LONGEST_PAUSE) : 0;
    const isGone = isUnreachable && before.count + 1 >= UNREACHED_LIMIT;
    const pause = Math.max(asked, isGone ? (WAITS[before.pauses] ?? 0) : 0);
    if (!isUnreachable && pause === 0) return 0;
    const until = after(clock.now(), pause);
    troubled.set(host, {
      count: isGone ? 0 : before.count + (isUnreachable ? 1 : 0),
      pauses: before.pauses + (isGone ? 1 : 0),
      until: until > before.until ? until : before.until,
      issue,
    });
    return pause;
  };

  /** The same URL is fetched once: the second one finds what the first one stored. */
  const fetchInTurn = async (wanted: ClaimedPicture, stopping: AbortSignal) => {
    const before = underWay.get(wanted.urlHash) ?? Promise.resolve();
    const work = before.then(() => fetchOne(wanted, stopping));
    const settled = work.catch(() => undefined);
    underWay.set(wanted.urlHash, settled);
    try {
      await work;
    } finally {
      if (underWay.get(wanted.urlHash) === settled) underWay.delete(wanted.urlHash);
    }
  };

  const fetchDue = async (stopping: AbortSignal): Promise<boolean> => {
    while (!stopping.aborted) {
      const claimed = await claimPictures(queries, clock.now(), AT_ONCE);
      if (claimed.length === 0) break;
      await Promise.all(
        claimed.map((each) =>
          // It is claimed for a while, and then tried again.
          fetchInTurn(each, stopping).catch((error: unknown) =>
            log.warn({ err: error }, 'a picture waits'),
          ),
        ),
      );
    }
    const isWaiting = (await nextPictureDue(queries)) !== undefined;
    if (!isWaiting) troubled.clear();
    return isWaiting;
  };
  const loop = createWakeLoop(fetchDue, {
    interval: SECOND,
    onError: (error) => log.warn({ err: error }, 'pictures wait'),
  });
  return { ...loop, fetchDue };
}

/** Returns the name of a picture in the library: the last part of its URL. */
function nameOf(text: string): string {
  const path = URL.parse(text)?.pathname ?? '';
  const name = basename(path);
  try {
    return (decodeURIComponent(name) || 'Picture').slice(0, LONGEST_NAME);
  } catch {
    return name.slice(0, LONGEST_NAME);
  }
}
