import type { MemberRequest } from '@parlour/contract';
import { expect, test } from 'vitest';
import { waitingFirst } from './waitingFirst.ts';

const request = (id: string, status: MemberRequest['status']): MemberRequest => ({
  id,
  reference: id,
  requestType: 'Other',
  subject: id,
  status,
  concierge: null,
  version: 1,
  createdAt: '2030-01-01T00:00:00Z',
  updatedAt: '2030-01-01T00:00:00Z',
  closedAt: null,
});

test('core/own-requests-1: what waits for the member is first, and the rest stays in order', () => {
  const list = [
    request('a', 'received'),
    request('b', 'awaiting_member'),
    request('c', 'confirmed'),
    request('d', 'awaiting_member'),
    request('e', 'a status of a newer server'),
  ];
  expect(waitingFirst(list).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c', 'e']);
});
