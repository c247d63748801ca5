import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { laterOrNothing } from './laterOrNothing.tsx';

test('a part is loaded once its page is drawn, and gets the props that it has by then', async () => {
  const load = vi.fn(() => Promise.resolve(({ name }: { name: string }) => <p>{name}</p>));
  const Part = laterOrNothing(load);
  const { rerender } = render(<Part name="Anna" />);
  expect(screen.queryByText('Anna')).toBeNull();
  rerender(<Part name="Berta" />);
  expect(await screen.findByText('Berta')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('the page stays without a part whose code can not be loaded', async () => {
  const failed = Promise.reject(new Error('offline'));
  const Part = laterOrNothing(() => failed);
  const { container } = render(
    <p>
      Page
      <Part />
    </p>,
  );
  await failed.catch(() => undefined);
  expect(container.textContent).toBe('Page');
});
