import type { OfflineKind } from './requests.ts';

/** What tells a response of the club from anything else. */
export interface ResponseFacts {
  readonly status: number;
  /** The `Content-Type`; empty without one. */
  readonly contentType: string;
  readonly isRedirected: boolean;
  /** The type of the Fetch standard: `opaque` for what another origin sent. */
  readonly type: string;
}

/** What the service worker tells pages: whether the club could be reached by their last request. */
export type Reachability = 'reachable' | 'unreachable';

const mediaTypes: Readonly<Record<OfflineKind, RegExp>> = {
  page: /^text\/html\b/i,
  call: /^application\/json\b/i,
  picture: /^image\//i,
  // Scripts, style sheets, fonts and map data, but never a page that says it is one.
  file: /^(?!text\/html\b)\w/i,
};

/** Whether a response is whole and of the club, so that it may be stored (core/offline-8). */
export function mayStore(kind: OfflineKind, facts: ResponseFacts): boolean {
  const { status, contentType, isRedirected, type } = facts;
  const isOwn = type === 'basic' || type === 'default';
  return status === 200 && isOwn && !isRedirected && mediaTypes[kind].test(contentType);
}

/**
 * Decides what responds to a call of a guide: the network's response, the stored one, or a failed network (core/offline-17, core/offline-18). Only
 * JSON comes from the club. A captive portal sends pages, and so does a proxy without a server behind it.
 * @param facts null without a response
 */
export function callSource(
  facts: Pick<ResponseFacts, 'status' | 'contentType'> | null,
  hasStored: boolean,
): 'network' | 'stored' | 'failure' {
  const isServerError = facts !== null && facts.status >= 500;
  if (facts !== null && mediaTypes.call.test(facts.contentType) && !isServerError) return 'network';
  if (hasStored) return 'stored';
  return isServerError ? 'network' : 'failure';
}
