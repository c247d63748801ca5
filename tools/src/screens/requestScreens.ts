import type { MemberRequest, MemberRequestDetail } from '@parlour/contract';
import { href, routes } from '@parlour/core';
import type { Page } from 'playwright';

const waiting: MemberRequest = {
  id: 'request-1',
  reference: 'RQ-9C3W6P',
  requestType: 'Tickets',
  subject: 'Two seats for The Magic Flute',
  status: 'awaiting_member',
  concierge: 'Anna',
  version: 3,
  createdAt: '2026-11-16T20:41:00Z',
  updatedAt: '2026-11-18T11:05:00Z',
  closedAt: null,
};

const detail: MemberRequestDetail = {
  ...waiting,
  details: [
    { label: 'Event name', value: 'The Magic Flute' },
    { label: 'Number of tickets', value: '2' },
  ],
  entries: [
    {
      id: 'entry-1',
      kind: 'move',
      visibility: 'member',
      author: { kind: 'staff', name: 'Anna' },
      text: 'There are two seats in the stalls, or a box for two. Which do you prefer?',
      move: { name: 'ask', from: 'in_progress', to: 'awaiting_member' },
      files: [{ id: 'file-1', name: 'seating-plan.jpg', size: 482_133, extension: 'jpg' }],
      createdAt: waiting.updatedAt,
    },
  ],
  hasEarlierEntries: false,
  confirmedDate: null,
  rating: null,
  mergedInto: null,
  links: [],
};

/** Responds in place of the server, because the sample club's member has no requests. */
export async function respondWithRequests(page: Page): Promise<void> {
  await page.route(/\/api\/requests(\/request-1)?(\?|$)/, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const requests = searchParams.get('state') === 'open' ? [waiting] : [];
    const data = pathname.endsWith(waiting.id) ? detail : { requests, next: null };
    return route.fulfill({ json: { success: true, data, message: '' } });
  });
}

/** The path of the page of the member's request. */
export const requestPath = href(routes.request, { requestId: waiting.id });
