import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents, paymentMethods } from '../testing/club.ts';
import type { Answer } from '../testing/fakeServer.ts';
import { renderDocuments } from '../testing/renderDocuments.tsx';
import { renderPaymentMethods } from '../testing/renderPaymentMethods.tsx';

test.each([
  {
    what: 'card',
    path: '/api/profile/payment-methods',
    listed: paymentMethods,
    show: renderPaymentMethods,
    asking: 'Delete Visa •••• 4242, Travel, expires 04/31',
    adding: 'Add Card',
  },
  {
    what: 'document',
    path: '/api/profile/documents',
    listed: documents,
    show: renderDocuments,
    asking: 'Delete Passport',
    adding: 'Upload Document',
  },
])(
  'WPM5, WDO4: a $what that was deleted though the answer was lost goes, and its question too',
  async (of) => {
    const deleted = new Set<string>();
    const { user } = await of.show({
      [`GET ${of.path}`]: () => ({ data: of.listed.filter(({ id }) => !deleted.has(id)) }),
      [`DELETE ${of.path}/:id`]: ({ pathname }: URL): Promise<Answer> => {
        deleted.add(pathname.split('/').at(-1) ?? '');
        return Promise.reject(new TypeError('No network.'));
      },
    });
    await user.click(await screen.findByRole('button', { name: of.asking }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(deleted.size).toBe(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: of.asking })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: of.adding })),
    );
  },
);
