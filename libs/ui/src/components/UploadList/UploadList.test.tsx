import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type UploadItem, UploadList } from './UploadList.tsx';

const item = (name: string, state: UploadItem['state']): UploadItem => ({
  key: name,
  name,
  size: '1 MB',
  state,
});
const done = { kind: 'done' } as const;
const lost = { kind: 'failed', issue: 'The connection was lost.', canRetry: true } as const;

const onRetry = vi.fn();

function Pictures({ initial }: { initial: readonly UploadItem[] }) {
  const [items, setItems] = useState(initial);
  return (
    <UploadList
      label="Pictures"
      items={items}
      onRetry={onRetry}
      onRemove={(key) => setItems(items.filter((each) => each.key !== key))}
    />
  );
}

test('each file shows its progress or what went wrong', async () => {
  render(
    <Pictures
      initial={[
        item('a.jpg', { kind: 'running', progress: 0.5 }),
        item('b.jpg', lost),
        item('c.txt', { ...lost, issue: 'This is no picture.', canRetry: false }),
        item('d.jpg', { kind: 'waiting' }),
      ]}
    />,
  );
  expect(screen.getByRole('progressbar', { name: 'Uploading a.jpg' })).toHaveProperty('value', 0.5);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'The connection was lost.',
    'This is no picture.',
  ]);
  expect(screen.getByRole('button', { name: 'Cancel a.jpg' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try Again c.txt' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again b.jpg' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('b.jpg');
});

test('the outcome is said once all have ended', () => {
  const { unmount } = render(<Pictures initial={[item('a.jpg', done), item('b.jpg', done)]} />);
  expect(screen.getByRole('status').textContent).toBe('2 uploaded');
  unmount();
  render(<Pictures initial={[item('a.jpg', done), item('b.jpg', lost)]} />);
  expect(screen.getByRole('status').textContent).toBe('1 uploaded, 1 not uploaded');
});

test('a removed file passes the focus to the next one, to the one before, and to the list', async () => {
  render(<Pictures initial={['a', 'b', 'c'].map((name) => item(name, done))} />);
  const button = (name: string) => screen.getByRole('button', { name: `Remove ${name}` });
  await userEvent.click(button('b'));
  expect(document.activeElement).toBe(button('c'));
  await userEvent.click(button('c'));
  expect(document.activeElement).toBe(button('a'));
  await userEvent.click(button('a'));
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Pictures' }));
});
