import type { AuditAction, AuditEntry, AuditSubjectKind } from '@parlour/contract/staff';
import { href, localOfInstant } from '@parlour/core';
import { deskRoutes } from '@parlour/core/routes';

const actionLabels = {
  'api-key.created': 'Created an API key',
  'api-key.revoked': 'Revoked an API key',
  'audit.checked': 'Checked the audit trail',
  'audit.read': 'Read the audit trail',
  'backup.made': 'Made a backup',
  'backup.restored': 'Restored a backup',
  'benefit.redeemed': 'Redeemed a benefit',
  'card.opened': 'Opened a card number',
  'cards.listed': 'Listed the cards of a member',
  'change-request.accepted': 'Accepted a change request',
  'change-request.declined': 'Declined a change request',
  'change-request.submitted': 'Asked to change the profile',
  'content.discarded': 'Discarded a draft',
  'content.hidden': 'Hid or showed content',
  'content.hiding-scheduled': 'Set when content is hidden',
  'content.ordered': 'Put content in an order',
  'content.previewed': 'Looked at a draft',
  'content.published': 'Published content',
  'content.release-chosen': 'Chose the release of a draft',
  'content.reverted': 'Reverted content',
  'content.saved': 'Saved a draft',
  'content.scheduled': 'Scheduled a draft',
  'document.deleted': 'Deleted a document',
  'document.file-removed': 'Removed the file of a document',
  'document.linked': 'Made a link to a document',
  'document.opened': 'Opened a document',
  'document.uploaded': 'Uploaded a document',
  'documents.checked': 'Checked the documents',
  'documents.listed': 'Listed the documents of a member',
  'email.sent-again': 'Sent an email again',
  'emails.listed': 'Listed undelivered emails',
  'export.made': 'Exported the club',
  'export.opened': 'Loaded an export of the club',
  'first-run.chosen': 'Chose how the club begins',
  'import.applied': 'Applied an import',
  'import.discarded': 'Deleted an import',
  'import.planned': 'Planned an import',
  'import.refused-rows-opened': 'Loaded the refused rows of an import',
  'import.reverted': 'Took an import back',
  'import.uploaded': 'Uploaded a file to import',
  'invitations.started': 'Began to invite all who were not invited',
  'invitations.stopped': 'Stopped the invitations',
  'macro.added': 'Added a macro',
  'macro.changed': 'Changed a macro',
  'macro.deleted': 'Deleted a macro',
  'macro.run': 'Ran a macro',
  'member.added': 'Added a member',
  'member.changed': 'Changed a member',
  'member.deactivated': 'Ended a membership',
  'member.invited': 'Invited a member',
  'member.reactivated': 'Renewed a membership',
  'member.read': 'Read a member',
  'member.ref-replaced': 'Replaced the shared links of a member',
  'member.suspended': 'Suspended a membership',
  'member.view-ended': 'Ended a view as a member',
  'member.view-started': 'Began to look as a member',
  'member.viewed': 'Looked as a member',
  'payment-method.added': 'Added a card',
  'payment-method.deleted': 'Deleted a card',
  'picture.changed': 'Changed a picture',
  'picture.deleted': 'Deleted a picture',
  'picture.replaced': 'Replaced a picture',
  'picture.uploaded': 'Uploaded a picture',
  'profile.updated': 'Changed the profile',
  'queue-filter.added': 'Saved a filter',
  'queue-filter.deleted': 'Deleted a filter',
  'registration.canceled': 'Canceled a registration',
  'registration.submitted': 'Registered for an event',
  'release.added': 'Added a release',
  'release.deleted': 'Deleted a release',
  'release.filled': 'Added drafts to a release',
  'release.published': 'Published a release',
  'release.renamed': 'Renamed a release',
  'release.reverted': 'Took a release back',
  'release.scheduled': 'Scheduled a release',
  'reply.added': 'Added a canned reply',
  'reply.changed': 'Changed a canned reply',
  'reply.deleted': 'Deleted a canned reply',
  'request.assigned': 'Assigned a request',
  'request.cancellation-sent': 'Canceled a request',
  'request.entered': 'Entered a request',
  'request.file-opened': 'Opened a file of a request',
  'request.file-removed': 'Removed a file of a request',
  'request.file-uploaded': 'Uploaded a file to a request',
  'request.linked': 'Linked a request',
  'request.merged': 'Merged a request',
  'request.message-sent': 'Wrote a message',
  'request.moved': 'Moved a request',
  'request.note-written': 'Wrote a note',
  'request.rated': 'Rated a request',
  'request.submitted': 'Sent a request',
  'request.tagged': 'Tagged a request',
  'request.unmerged': 'Took a merge back',
  'sample-club.loaded': 'Loaded the sample club',
  'sample-club.removed': 'Removed the sample club',
  'secret-key.given-up': 'Gave up a secret key',
  'secret-key.resealed': 'Sealed everything again',
  'session.ended': 'Signed out',
  'session.opened': 'Signed in',
  'sessions.ended': 'Ended all sessions',
  'settings.changed': 'Changed the settings',
  'sign-in.enabled': 'Allowed a sign-in again',
  'staff.changed': 'Changed roles',
  'staff.emails-chosen': 'Chose their emails',
  'staff.ended': 'Ended an account',
  'staff.invited': 'Invited a colleague',
  'staff.joined': 'Joined the desk',
  'staff.keys-changed': 'Changed their keys',
  'test-email.sent': 'Sent a test email',
  'webhook.added': 'Added a webhook',
  'webhook.changed': 'Changed a webhook',
  'webhook.deleted': 'Deleted a webhook',
  'webhook.secret-renewed': 'Renewed the secret of a webhook',
  'webhook.sent-again': 'Sent a message to a webhook again',
  'webhook.tested': 'Tried a webhook',
} as const satisfies Readonly<Record<AuditAction, string>>;

const isKnown = (action: string): action is AuditAction => Object.hasOwn(actionLabels, action);

/** Says what was done, by its name where this version does not know it. */
export function actionInWords(action: string): string {
  return isKnown(action) ? actionLabels[action] : action;
}

/** Returns the actions to choose from, by their words: all known ones, and the chosen one. */
export function actionOptions(chosen: string): readonly { value: string; label: string }[] {
  const actions = new Set([...Object.keys(actionLabels), ...(chosen === '' ? [] : [chosen])]);
  const options = [...actions].map((value) => ({ value, label: actionInWords(value) }));
  return options.toSorted((one, other) => one.label.localeCompare(other.label));
}

const partsOf = (text: string) => {
  const end = text.indexOf(':');
  return end < 0 ? { kind: text, id: '' } : { kind: text.slice(0, end), id: text.slice(end + 1) };
};

/** Returns the path to a subject that has a page of its own: a request or a member. Null for any other subject. */
export function subjectPath(subject: string): string | null {
  const { kind, id } = partsOf(subject);
  if (kind === 'request') return href(deskRoutes.request, { requestId: id });
  return kind === 'member' && id !== '' ? href(deskRoutes.member, { memberId: id }) : null;
}

/** Says who did it. */
export function actorInWords(actor: string, name: string | null): string {
  const { kind, id } = partsOf(actor);
  if (kind === 'system') return 'The server';
  if (kind === 'operator') return `Operator, by ${id}`;
  return name ?? actor;
}

/** Says what kind of person or program acts. */
export function actorKind(actor: string): string | null {
  const { kind } = partsOf(actor);
  if (kind === 'member') return 'Member';
  if (kind === 'key') return 'API key';
  return kind === 'staff' ? 'Staff' : null;
}

const subjectLabels = {
  audit: 'Audit',
  backup: 'Backup',
  benefit: 'Benefit',
  'change-request': 'Change request',
  content: 'Content',
  destination: 'Destination',
  document: 'Document',
  documents: 'Documents',
  email: 'Email',
  emails: 'Emails',
  event: 'Event',
  export: 'Export',
  file: 'File',
  gift_guide: 'Gift guide',
  import: 'Import',
  invitations: 'Invitations',
  key: 'Key',
  macro: 'Macro',
  member: 'Member',
  'payment-method': 'Payment method',
  picture: 'Picture',
  'queue-filter': 'Queue filter',
  release: 'Release',
  reply: 'Reply',
  request: 'Request',
  'request-file': 'Request file',
  'secret-key': 'Secret key',
  session: 'Session',
  settings: 'Settings',
  staff: 'Staff',
  vendor: 'Vendor',
  webhook: 'Webhook',
  'webhook-message': 'Webhook message',
} as const satisfies Readonly<Record<AuditSubjectKind, string>>;

const isKnownSubject = (kind: string): kind is AuditSubjectKind =>
  Object.hasOwn(subjectLabels, kind);

/** Says what kind of thing it was done to, by its name where this version does not know it. */
export function subjectKind(subject: string): string {
  const { kind } = partsOf(subject);
  const words = kind.replaceAll('-', ' ');
  return isKnownSubject(kind)
    ? subjectLabels[kind]
    : `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Says what it was done to, by its reference or name, or by its id where it has none. */
export function subjectInWords(subject: string, name: string | null = null): string {
  return `${subjectKind(subject)} ${name ?? partsOf(subject).id}`.trim();
}

/** Returns entries as a table to store, its headings first, with times of the club and of UTC. */
export function auditTable(entries: readonly AuditEntry[], timeZone: string) {
  const headings = ['Entry', `When (${timeZone})`, 'When (UTC)', 'What', 'Who', 'On what'];
  return [
    [...headings, 'Reason', 'Details', 'Call'],
    ...entries.map((entry) => {
      const { date, time } = localOfInstant(entry.at, timeZone);
      return [
        entry.number,
        `${date} ${time}`,
        entry.at,
        actionInWords(entry.action),
        actorInWords(entry.actor, entry.actorName),
        subjectInWords(entry.subject, entry.subjectName),
        entry.reason,
        entry.fields.join(', '),
        entry.requestId,
      ];
    }),
  ];
}
