import { contentKinds } from '@parlour/contract/staff';
import { href, routes } from '@parlour/core';
import type { ItemKey } from '../../access/authorize.ts';
import { orNotFound } from '../../errors/apiError.ts';
import type { Secrets } from '../../platform/crypto/secrets.ts';
import type { Queries } from '../../platform/postgres/database.ts';
import { MINUTE } from '../../platform/process/clock.ts';
import { findDraft } from './draftRepository.ts';
import { kindOf } from './kinds/index.ts';

const LIFETIME = 15 * MINUTE;
/** The beginning of the token of a preview. No session token begins so, since those are JWTs. */
const PREVIEW_PREFIX = 'preview.';

/** Where the preview of a draft opens, as a path of the member app. */
interface PreviewPaths {
  /** The page as a visitor sees it. */
  readonly path: string;
  /** The page as a member sees it, with nothing of any member. */
  readonly memberPath: string;
}

/**
 * Makes the paths of the preview of a draft. A token takes the place of a member's `ref` in it, so that the preview is shown by
 * the page itself. It admits to the one item alone, and ends after fifteen minutes (api/staff/content-12).
 *
 * @throws ApiError 404 where the item has no draft.
 */
export async function previewPathsOf(
  queries: Queries,
  secrets: Pick<Secrets, 'sign'>,
  item: ItemKey,
  now: Date,
): Promise<PreviewPaths> {
  orNotFound(await findDraft(queries, item), 'There is no draft');
  const ends = now.getTime() + LIFETIME;
  const claim = `${item.kind}.${item.id}.${ends.toString(36)}`;
  const token = `${PREVIEW_PREFIX}${claim}.${secrets.sign('preview', claim)}`;
  const page = kindOf(item.kind).pathOf(item.id);
  const start = `preview=${encodeURIComponent(token)}&page=${encodeURIComponent(page)}`;
  return {
    path: `${page}?ref=${encodeURIComponent(token)}`,
    memberPath: `${href(routes.view, {})}#${start}`,
  };
}

/** Returns the item that a `ref` admits to the preview of. Undefined for any other `ref`, and once it has ended (api/staff/content-12). */
export function openPreview(
  secrets: Pick<Secrets, 'isSignature'>,
  ref: string,
  now: Date,
): ItemKey | undefined {
  // First, since each call of a shared page asks.
  if (!ref.startsWith(PREVIEW_PREFIX)) return undefined;
  const parts = /^preview\.(([a-z_]+)\.(.+)\.([\da-z]+))\.([\w-]+)$/.exec(ref);
  if (parts === null) return undefined;
  const [, claim = '', name, id = '', ends = '', signature = ''] = parts;
  const kind = contentKinds.find((known) => known === name);
  if (kind === undefined || !secrets.isSignature('preview', claim, signature)) return undefined;
  return parseInt(ends, 36) <= now.getTime() ? undefined : { kind, id };
}
