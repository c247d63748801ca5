import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from './createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

test('WP9: what a page lacks is fetched when the network is back, what is fresh is not', async () => {
  const client = createQueryClient(() => undefined);
  client.mount();
  const lacking = vi.fn(async () => {
    if (!onlineManager.isOnline()) throw new Error('offline');
    return 'guide';
  });
  const fresh = vi.fn(async () => 'list');
  const stop = [
    { queryKey: ['list'], queryFn: fresh },
    { queryKey: ['guide'], queryFn: lacking },
  ].map((options) => new QueryObserver(client, options).subscribe(() => undefined));
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('list'));
  onlineManager.setOnline(false);
  await client.refetchQueries({ queryKey: ['guide'] });
  client
    .getQueryCache()
    .find({ queryKey: ['guide'] })
    ?.reset();
  await client.refetchQueries({ queryKey: ['guide'] });
  expect(client.getQueryState(['guide'])?.status).toBe('error');
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(client.getQueryData(['guide'])).toBe('guide'));
  expect(fresh).toHaveBeenCalledOnce();
  for (const end of stop) end();
  client.unmount();
});
