import type { Data } from '@parlour/app/data';
import { type Client, send } from '@parlour/client';
import { type Access, type CallFailure, endMemberView } from '@parlour/contract';
import { credentialsOf, isPreview, type Session } from '@parlour/core';

/** Whether a call answers in a view, as the server decides it too. Public calls answer everybody. */
function mayCall(access: Access, isOfDraft: boolean): boolean {
  if (access.kind === 'public' || access.kind === 'shared') return true;
  if (isOfDraft) return false;
  return access.kind === 'view' || (access.kind === 'member' && access.viewable);
}

const failureOf = (isOfDraft: boolean): CallFailure => ({
  kind: 'domain',
  status: 403,
  code: 'forbidden',
  message: isOfDraft
    ? 'A preview shows one page alone.'
    : 'This is not shown while you look as a member.',
  hasServerMessage: true,
  detail: 'The call is not viewable.',
});

/** Returns a client that sends only what a view may call. Everything else fails without leaving the browser (web/member-view-3). */
function readingClient(client: Client, session: () => Session | null): Client {
  const refused = (access: Access) => {
    const isOfDraft = isPreview(session());
    return mayCall(access, isOfDraft)
      ? null
      : ({ ok: false, failure: failureOf(isOfDraft) } as const);
  };
  return {
    ...client,
    exchange: async (call, ...rest) => refused(call.access) ?? client.exchange(call, ...rest),
  };
}

/** Makes the data of an app that of a view: it only reads, and signing out ends the view (web/member-view-3, web/member-view-5). */
export function createViewData({ client, ...data }: Data, session: () => Session | null): Data {
  return {
    ...data,
    client: readingClient(client, session),
    revokeSession: (ended) => {
      const credentials = credentialsOf(ended);
      // A preview ends by itself.
      if (credentials === null || isPreview(ended)) return;
      void send(client, endMemberView, {}, { credentials, keepalive: true });
    },
  };
}
