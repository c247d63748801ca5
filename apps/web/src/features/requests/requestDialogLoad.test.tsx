import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';
import type * as requestDialog from './RequestDialog.tsx';

const code = vi.hoisted(() => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  return { loaded, load, onClosed: vi.fn() };
});

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./RequestDialog.tsx', async (importOriginal) => {
  const { RequestDialog } = await importOriginal<typeof requestDialog>();
  await code.loaded;
  const Observed: typeof RequestDialog = (props) => {
    const onClosed = () => {
      code.onClosed();
      props.onClosed();
    };
    return <RequestDialog {...props} onClosed={onClosed} />;
  };
  return { RequestDialog: Observed };
});

test('web/requests-12: a form that is still loading when its page is left does not open', async () => {
  fakeApi();
  const { router, user } = renderApp('/member-benefits');
  const button = await screen.findByRole('button', { name: 'Submit a Request' });
  await user.click(button);
  await act(() => router.navigate('/events'));
  code.load();
  await waitFor(() => expect(code.onClosed).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Submit a Request' });
});
