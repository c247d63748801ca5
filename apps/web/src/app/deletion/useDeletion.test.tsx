import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { documents, paymentMethods } from '../../testing/club.ts';
import { renderDocuments } from '../../testing/renderDocuments.tsx';
import { renderPaymentMethods } from '../../testing/renderPaymentMethods.tsx';

const without = <Item extends { readonly id: string }>(
  items: Item[],
  deleted: ReadonlySet<string>,
) => items.filter(({ id }) => !deleted.has(id));

test.each([
  {
    name: 'card',
    render: renderPaymentMethods,
    deleteLabel: 'Delete Visa •••• 4242, Travel, expires 04/31',
    addLabel: 'Add Card',
  },
  {
    name: 'document',
    render: renderDocuments,
    deleteLabel: 'Delete Passport',
    addLabel: 'Upload Document',
  },
])(
  'web/payment-methods-5, web/documents-4: a $name deleted although the response was lost goes, and its dialog too',
  async ({ render, deleteLabel, addLabel }) => {
    const deleted = new Set<string>();
    const loseResponse = ({ params }: { readonly params: { readonly id: string } }) => {
      deleted.add(params.id);
      return Promise.reject(new TypeError('No network.'));
    };
    const { user } = await render({
      listPaymentMethods: () => without(paymentMethods, deleted),
      listDocuments: () => without(documents, deleted),
      deletePaymentMethod: loseResponse,
      deleteDocument: loseResponse,
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
