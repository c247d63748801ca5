import { type MemberStatus, memberStatuses } from './importColumns.ts';

/** What other systems call the state of a membership. */
const statusWords: Readonly<Record<MemberStatus, readonly string[]>> = {
  active: ['current', 'live', 'member', 'enabled', 'yes', 'aktiv'],
  suspended: ['paused', 'on hold', 'frozen', 'pausiert', 'ruhend', 'gesperrt'],
  ended: [
    'inactive',
    'former',
    'canceled',
    'cancelled',
    'expired',
    'lapsed',
    'resigned',
    'terminated',
    'no',
    'inaktiv',
    'ausgetreten',
    'beendet',
  ],
};

/** Reads the status of a member, also in the words of other systems (core/imports-9). Undefined for no known word. */
export function readMemberStatus(cell: string): MemberStatus | undefined {
  const word = cell.trim().toLowerCase();
  return memberStatuses.find((each) => each === word || statusWords[each].includes(word));
}

/** Words before a last name that belong to it. */
const particles = new Set(
  'al af av bin da dal de del della den der des di do dos du el la le ten ter van vom von zu zum zur'.split(
    ' ',
  ),
);

/**
 * Splits a full name (core/imports-9): before its last word and the particles in front of it, such as `van der`. A comma means that the
 * last name is first.
 */
export function readMemberName(fullName: string): {
  readonly firstName: string | null;
  readonly lastName: string | null;
} {
  const [last = '', first = ''] = fullName.split(',').map((part) => part.trim());
  if (first !== '') return { firstName: first, lastName: last === '' ? null : last };
  const words = last.split(/\s+/);
  let start = words.length - 1;
  while (start > 1 && particles.has((words[start - 1] ?? '').toLowerCase())) start -= 1;
  return {
    firstName: words.slice(0, start).join(' ') || null,
    lastName: words.slice(start).join(' ') || null,
  };
}
