import type { MemberRequest, RequestReceipt, RequestStatus } from '@parlour/contract';

const labels = {
  received: 'Received',
  in_progress: 'In progress',
  awaiting_vendor: 'In progress',
  awaiting_member: 'We need your answer',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Canceled',
  declined: 'We could not arrange this',
} as const satisfies Record<RequestStatus, string>;

const deskLabels = {
  ...labels,
  awaiting_vendor: 'Waiting for the vendor',
  awaiting_member: 'Waiting for the member',
  declined: 'Declined',
} as const satisfies Record<RequestStatus, string>;

const labelByStatus = new Map<string, string>(Object.entries(labels));
const deskLabelByStatus = new Map<string, string>(Object.entries(deskLabels));

const ownName = (status: string): string => {
  const words = status.replaceAll(/[\s_-]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** Returns a status in words for its member (core/requests-35). One that only a newer server knows is told by its own name. */
export function requestStatusLabel(status: RequestReceipt['status']): string {
  return labelByStatus.get(status) ?? ownName(status);
}

/** Returns how far a request is, in words for its member. The concierge who has it is named (core/requests-35). */
export function requestProgressLabel({
  status,
  concierge,
}: Pick<MemberRequest, 'status' | 'concierge'>): string {
  const isInHands = status === 'in_progress' || status === 'awaiting_vendor';
  return isInHands && concierge !== null ? `With ${concierge}` : requestStatusLabel(status);
}

/** Returns a status in words for staff (core/requests-35). */
export function deskStatusLabel(status: RequestReceipt['status']): string {
  return deskLabelByStatus.get(status) ?? ownName(status);
}
