import type { InboxItem, InboxKind } from '@parlour/contract/staff';

const acts = {
  mentioned: 'mentioned you',
  assigned: 'gave you the request',
  handed_over: 'handed the request over to you',
  taken: 'took the request from you',
  answered: 'wrote',
} as const satisfies Readonly<Record<InboxKind, string>>;

const actByKind = new Map<string, string>(Object.entries(acts));

/** Says who did what, as `Nora mentioned you`. */
export function inboxInWords({ kind, by, memberName }: InboxItem): string {
  return `${kind === 'answered' ? memberName : (by ?? 'The club')} ${actByKind.get(kind) ?? 'changed the request'}`;
}
