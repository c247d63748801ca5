import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents, paymentMethods } from '../../testing/club.ts';
import type { FakeResponse } from '../../testing/fakeServer.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';
import { renderPaymentMethods } from '../../testing/renderPaymentMethods.tsx';

test.each([
  {
    name: 'card',
    path: '/api/profile/payment-methods',
    items: paymentMethods,
    render: renderPaymentMethods,
    deleteLabel: 'Delete Visa •••• 4242, Travel, expires 04/31',
    addLabel: 'Add Card',
  },
  {
    name: 'document',
    path: '/api/profile/documents',
    items: documents,
    render: renderDocuments,
    deleteLabel: 'Delete Passport',
    addLabel: 'Upload Document',
  },
])(
  'WPM5, WDO4: a $name deleted although the response was lost goes, and its dialog too',
  async ({ path, items, render, deleteLabel, addLabel }) => {
    const deleted = new Set<string>();
    const { user } = await render({
      [`GET ${path}`]: () => ({ data: items.filter(({ id }) => !deleted.has(id)) }),
      [`DELETE ${path}/:id`]: ({ pathname }: URL): Promise<FakeResponse> => {
        deleted.add(pathname.split('/').at(-1) ?? '');
        return Promise.reject(new TypeError('No network.'));
      },
    });
    await user.click(await screen.findByRole('button', { name: deleteLabel }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleted.size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: deleteLabel })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: addLabel })),
    );
  },
);
