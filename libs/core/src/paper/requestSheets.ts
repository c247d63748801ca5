import type { RequestReceipt } from '@parlour/contract';
import { shownSubject } from '../format/shownSubject.ts';
import type { RequestDraft } from '../requests/requestFields.ts';
import { requestTypeLabels } from '../requests/requestTypes.ts';
import { type PaperSheet, writtenLines } from './paperSheet.ts';

/** A request that was sent, with when, for how many and where in words; empty where it names none. */
export type SentRequestFacts = Pick<RequestReceipt, 'reference'> &
  Pick<RequestDraft, 'requestType' | 'subject'> & { readonly occasion: string };

/** Returns what the confirmation of a request prints: its reference and what was asked (core/paper-6). */
export function requestSheet({
  reference,
  requestType,
  subject,
  occasion,
}: SentRequestFacts): PaperSheet {
  return {
    title: 'Your Request',
    lines: writtenLines([
      occasion,
      reference,
      requestType === null ? null : requestTypeLabels[requestType],
      shownSubject(subject),
    ]),
    groups: [],
  };
}
