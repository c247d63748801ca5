import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk } from '../../../testing/fakeDesk.ts';
import { concierge } from '../../../testing/people.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { takenRequest } from '../../../testing/requests.ts';

test('DKR15: lines before the newest 200 are loaded when they are wanted', async () => {
  fakeDesk({
    getMe: () => concierge,
    getDeskRequest: ({ url }) =>
      url.searchParams.get('before') === null
        ? { ...takenRequest, entries: takenRequest.entries.slice(2), hasEarlierEntries: true }
        : { ...takenRequest, entries: takenRequest.entries.slice(0, 2) },
  });
  const { user } = renderDesk('/requests/r1');
  const thread = await screen.findByRole('list', { name: 'Thread' });
  expect(within(thread).queryByText(/Theo Lindqvist took/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show Earlier Lines' }));
  await within(thread).findByText(/Theo Lindqvist took/);
  expect(screen.queryByRole('button', { name: 'Show Earlier Lines' })).toBeNull();
});
