import type { RequestReceipt } from '@parlour/contract';
import type { RequestDraft } from '../requests/requestFields.ts';
import { requestTypeLabels } from '../requests/requestTypes.ts';
import { type PaperSheet, writtenLines } from './paperSheet.ts';

/** Returns what the confirmation of a request prints: its reference and what was asked (core/paper-6). */
export function requestSheet({
  reference,
  requestType,
  subject,
}: Pick<RequestReceipt, 'reference'> & Pick<RequestDraft, 'requestType' | 'subject'>): PaperSheet {
  return {
    title: 'Your Request',
    lines: writtenLines([
      reference,
      requestType === null ? null : requestTypeLabels[requestType],
      subject,
    ]),
    groups: [],
  };
}
