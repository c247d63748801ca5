import { type ImportKind, importKinds, type ImportStatus } from '@parlour/contract/staff';
import { contentNames } from '@parlour/core/content';

/** Whether a text names a kind of import that this version of the desk knows. */
export function isImportKind(text: string): text is ImportKind {
  return importKinds.some((kind) => kind === text);
}

/** Returns what a kind is called. One that only a newer server knows is called as it is. */
export function kindLabelOf(kind: string): string {
  if (!isImportKind(kind)) return kind;
  return kind === 'members' ? 'Members' : contentNames[kind].many;
}

const statuses = {
  uploaded: { label: 'Uploaded', tone: 'neutral' },
  planning: { label: 'Planning', tone: 'accent' },
  planned: { label: 'Planned', tone: 'accent' },
  applying: { label: 'Applying', tone: 'accent' },
  applied: { label: 'Applied', tone: 'positive' },
  failed: { label: 'Failed', tone: 'neutral' },
  reverting: { label: 'Taking back', tone: 'accent' },
  reverted: { label: 'Taken back', tone: 'neutral' },
} as const satisfies Readonly<Record<ImportStatus, object>>;
const isKnown = (status: string): status is ImportStatus => Object.hasOwn(statuses, status);

/** Returns what a status is called, and how it looks. One that only a newer server knows is called as it is. */
export function statusCopy(status: string) {
  return isKnown(status) ? statuses[status] : ({ label: status, tone: 'neutral' } as const);
}
