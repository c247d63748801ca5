import { act, screen, waitFor } from '@testing-library/react';
import type { CallInput, Calls, MemberRequestDetail, RequestEntry } from '@parlour/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../testing/fakeApi.ts';
import { renderApp } from '../../../testing/renderApp.tsx';
import { entries, waitingRequest } from '../../../testing/requests.ts';

const ofClub: RequestEntry = {
  ...entries.at(-1)!,
  id: 'of-club',
  author: { kind: 'staff', name: 'Anna' },
};
const ofMember: RequestEntry = {
  ...ofClub,
  id: 'of-member',
  author: { kind: 'member', name: 'Ada' },
};
const withEntries = (...added: readonly RequestEntry[]): MemberRequestDetail => ({
  ...waitingRequest,
  entries: [...entries, ...added],
});

let visibility: DocumentVisibilityState = 'visible';
vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
afterEach(() => {
  visibility = 'visible';
});
const show = (state: DocumentVisibilityState) =>
  act(() => {
    visibility = state;
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Opens the page of a request, and returns what it tells the server. */
async function open(request: MemberRequestDetail) {
  const told: CallInput<Calls['markRequestSeen']>[] = [];
  fakeApi({
    getRequest: () => request,
    markRequestSeen: ({ params, body }) => {
      told.push({ params, body });
      return null;
    },
  });
  renderApp('/requests/request-3');
  await screen.findByRole('heading', { level: 1, name: waitingRequest.subject });
  return told;
}

test('web/own-requests-18: a visible page tells the newest line of the club’s, once', async () => {
  const told = await open(withEntries(ofClub, ofMember));
  await waitFor(() =>
    expect(told).toEqual([{ params: { id: 'request-3' }, body: { entryId: 'of-club' } }]),
  );
  show('hidden');
  show('visible');
  expect(told).toHaveLength(1);
});

test('web/own-requests-18: a hidden page tells nothing until it is shown', async () => {
  visibility = 'hidden';
  const told = await open(withEntries(ofClub));
  expect(told).toEqual([]);
  show('visible');
  await waitFor(() => expect(told).toHaveLength(1));
});

test('web/own-requests-18: a thread without a line of the club’s tells nothing', async () => {
  const told = await open({ ...waitingRequest, entries: [ofMember] });
  show('hidden');
  show('visible');
  expect(told).toEqual([]);
});
