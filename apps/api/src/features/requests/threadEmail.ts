import type { RequestMove } from '@parlour/contract';
import { formatConfirmedDate, href, isBooked, moveInWords, routes, takesBack } from '@parlour/core';
import {
  type Branding,
  clubOf,
  type Contact,
  linkTo,
  recipientOf,
  renderEmail,
} from '../../emails/branding.ts';
import type { EmailPart, EmailRow } from '../../emails/layout.ts';
import type { Message } from '../../platform/mail/message.ts';
import { calendarMethod } from '../registrations/calendarFile.ts';
import {
  type CalendarRequest,
  isToCome,
  requestCalendarFile,
  type RequestPlace,
} from './calendar.ts';
import { threadOf, threadSubject } from './emails.ts';
import type { EntryRow } from './threadRepository.ts';

/** What an email says of a line. */
type ToldEntry = Pick<
  EntryRow,
  'authorKind' | 'authorName' | 'move' | 'fromStatus' | 'toStatus' | 'text' | 'createdAt'
>;

/** What an email tells its member of. */
interface ThreadUpdate {
  readonly request: CalendarRequest;
  readonly where: RequestPlace;
  readonly member: Contact;
  /** Lines that the member may read, the oldest first. */
  readonly entries: readonly ToldEntry[];
  /** How many files came with them. */
  readonly fileCount: number;
}

/** Returns what a line did, in words. Empty for a message that did nothing else. */
function wordsOf({ authorKind, authorName, move, fromStatus, toStatus }: ToldEntry): string {
  const author = { kind: authorKind, name: authorName };
  if (move === null || fromStatus === null || toStatus === null) {
    return `${authorName ?? 'The club'} wrote to you:`;
  }
  return `${moveInWords({ author, move: { name: move, from: fromStatus, to: toStatus } }, 'member')}.`;
}

const partsOfEntry = (entry: ToldEntry): readonly EmailPart[] =>
  [wordsOf(entry), entry.text ?? '']
    .filter((text) => text !== '')
    .map((text) => ({ kind: 'text', text }) as const);

function rowsOf(
  { request, where, fileCount }: ThreadUpdate,
  isConfirmation: boolean,
): readonly EmailRow[] {
  const { confirmedDate, confirmedTime: time, confirmedEndDate: endDate } = request;
  const { party, place, address, endTime, confirmationNumber } = where;
  const whereInWords = [place, address].filter((part) => part !== null).join(', ');
  const arranged: readonly (readonly [string, string | null])[] =
    confirmedDate === null || !isConfirmation
      ? []
      : [
          ['When', formatConfirmedDate({ date: confirmedDate, time, endDate, endTime })],
          ['Where', whereInWords],
          ['For', party],
        ];
  const number = isConfirmation ? confirmationNumber : null;
  return [
    ['Reference', { code: request.reference }],
    ...arranged.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
    ...(number ? ([['Confirmation number', { code: number }]] as const) : []),
    ...(fileCount === 0 ? [] : ([['Files', `${fileCount}, in My Requests`]] as const)),
  ];
}

/** What the subject of an email says of the move that it tells of. */
const toldMoves: Readonly<Partial<Record<RequestMove, string>>> = {
  ask: 'Your answer is needed',
  confirm: 'Confirmed',
  complete: 'Completed',
  cancel: 'Canceled',
  decline: 'We could not arrange this',
  reopen: 'Reopened',
  resume: 'We are working on a change',
};

/** Returns in a few words what an email tells: the last move that changes what the member can expect, otherwise who wrote. */
function whatOf(entries: readonly ToldEntry[]): string {
  const told = entries.flatMap(({ move }) => (move === null ? [] : (toldMoves[move] ?? [])));
  return told.at(-1) ?? `A message from ${entries.at(-1)?.authorName ?? 'the club'}`;
}

/**
 * Returns whether a line changed what the member has in calendars, so that its email brings a file (api/requests-23). What took
 * place stays there.
 */
const changesCalendar = (request: CalendarRequest, entry: ToldEntry) => {
  const { move, fromStatus, toStatus, createdAt } = entry;
  if (move === 'confirm') return true;
  const isTakenBack = fromStatus !== null && toStatus !== null && takesBack(fromStatus, toStatus);
  return isTakenBack && isToCome(request, createdAt);
};

/** Renders the email with what is new in a thread, as one of that thread in mail programs (api/requests-22). */
export function threadEmail(branding: Branding, update: ThreadUpdate): Message {
  const { request, where, member, entries } = update;
  const hasFile =
    request.confirmedDate !== null && entries.some((entry) => changesCalendar(request, entry));
  const isCanceled = !isBooked(request);
  const email = renderEmail(branding, {
    to: recipientOf(member),
    replyTo: clubOf(branding),
    subject: threadSubject(whatOf(entries), request),
    title: request.subject,
    parts: [
      ...entries.flatMap(partsOfEntry),
      { kind: 'rows', rows: rowsOf(update, hasFile && !isCanceled) },
      ...(hasFile ? [{ kind: 'text', text: calendarAdvice(isCanceled) } as const] : []),
      { kind: 'text', text: 'Your answer reaches us best in My Requests.' },
      linkTo(branding, 'Open the Request', href(routes.request, { requestId: request.id })),
    ],
    ...(hasFile && {
      attachments: [
        {
          filename: 'request.ics',
          contentType: `text/calendar; charset=utf-8; method=${calendarMethod({ isCanceled })}`,
          content: requestCalendarFile(branding, request, where),
        },
      ],
    }),
  });
  return { ...email, ...threadOf(request) };
}

const calendarAdvice = (isCanceled: boolean) =>
  isCanceled
    ? 'It is no booking any more. Open the attached file to remove it from your calendar.'
    : 'Open the attached file to have it in your calendar.';
