import type { RequestReceipt, RequestStatus } from '@parlour/contract';

const labels = {
  received: 'Received',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Canceled',
} as const satisfies Record<RequestStatus, string>;

const labelByStatus = new Map<string, string>(Object.entries(labels));

/** Returns the words of a request's status (RQ39). One that only a newer server knows is told by its own name. */
export function requestStatusLabel(status: RequestReceipt['status']): string {
  const words = status.replaceAll(/[\s_-]+/g, ' ').trim();
  return labelByStatus.get(status) ?? words.slice(0, 1).toUpperCase() + words.slice(1);
}
