import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { publishedRelease, release } from '../../testing/releases.ts';
import { PublishReleaseDialogView, TakeBackReleaseDialogView } from './ReleaseActionDialogs.tsx';

const [added, changed] = publishedRelease.published;
const dialog = {
  title: 'Summer season',
  words: {},
  isPending: false,
  failure: null,
  onWords: vi.fn<(id: string, words: string) => void>(),
  onSubmit: vi.fn<() => void>(),
  onClose: vi.fn<() => void>(),
};

async function takeBack(items: typeof publishedRelease.published) {
  cleanup();
  render(<TakeBackReleaseDialogView {...dialog} items={items} />);
  return (await screen.findByRole('dialog')).textContent;
}

test('desk/releases-7: what is as before and what is hidden is said, each where there is some', async () => {
  const onlyChanged = await takeBack([changed!]);
  expect(onlyChanged).toContain('1 item will be as before.');
  expect(onlyChanged).not.toContain('came with it');
  expect(onlyChanged).toContain('Summer ball gets its earlier time or place.');
  const onlyAdded = await takeBack([added!, { ...changed!, version: 1 }]);
  expect(onlyAdded).not.toContain('as before');
  expect(onlyAdded).toContain('2 items came with it');
  expect(onlyAdded).toContain('Summer ball will be hidden.');
});

test('desk/releases-4: only what somebody is registered for takes words, for that event', async () => {
  const onWords = vi.fn<(id: string, words: string) => void>();
  render(<PublishReleaseDialogView {...dialog} drafts={release.drafts} onWords={onWords} />);
  expect(await screen.findByText('Summer ball has another time or place.')).toBeTruthy();
  expect(screen.queryByText(/Casa Aurea has/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/A line to them/), 'W');
  expect(onWords).toHaveBeenCalledExactlyOnceWith('e1', 'W');
});
