import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ItemList, type ItemListProps } from './ItemList.tsx';

interface Item {
  readonly id: string;
  readonly title: string;
}
type Props = ItemListProps<Item>;

const [passport, visa] = [
  { id: '1', title: 'Passport' },
  { id: '2', title: 'Visa' },
];
const loaded = (data: readonly Item[]): Props['page'] => ({
  state: 'loaded',
  data,
  outdated: null,
});

/** Shows a list of two documents. `change` shows it with other props. */
function renderList(first: Partial<Props> = {}) {
  const callbacks = {
    onAction: vi.fn<() => void>(),
    onDelete: vi.fn<Props['onDelete']>(),
    onDeletionConfirm: vi.fn<() => void>(),
    onDeletionCancel: vi.fn<() => void>(),
  };
  const listWith = (props: Partial<Props>) => (
    <ItemList<Item>
      page={loaded([passport, visa])}
      title="Documents"
      actionLabel="Add a Document"
      loadingLabel="Loading documents"
      skeleton={<p>skeleton</p>}
      empty={{ title: 'No documents', text: 'Add one.' }}
      renderItem={({ title }) => (
        <li>
          <button aria-label={`Delete ${title}`} />
          {title}
        </li>
      )}
      deletionQuestion="Delete this document?"
      nameOf={({ title }) => title}
      deletion={null}
      {...callbacks}
      {...props}
    />
  );
  const { rerender } = render(listWith(first));
  return {
    ...callbacks,
    change: (props: Partial<Props>) => rerender(listWith({ ...first, ...props })),
  };
}

const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const question = () => screen.queryByRole('alertdialog');
const asked = (stage: 'asked' | 'deleting' | 'dismissed') => ({
  deletion: { item: passport, stage },
});

test('a list has its items in order, and one action of its own', async () => {
  const { change, onAction } = renderList();
  expect(items()).toEqual(['Passport', 'Visa']);
  change({ inOrder: (all) => all.toReversed() });
  expect(items()).toEqual(['Visa', 'Passport']);
  expect(question()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add a Document' }));
  expect(onAction).toHaveBeenCalledOnce();
});

test('a list without items says so, and one that loads shows its skeleton', () => {
  const { change } = renderList({ page: loaded([]) });
  screen.getByText('No documents');
  expect(screen.queryByRole('list')).toBeNull();
  change({ page: { state: 'loading' } });
  screen.getByText('skeleton');
  expect(screen.queryByText('No documents')).toBeNull();
});

test('core/deletion-1: a deletion asks first, by the name of the item', async () => {
  const { onDeletionConfirm, onDeletionCancel } = renderList(asked('asked'));
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByText('Delete this document?');
  dialog.getByText('Passport');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  expect([onDeletionConfirm.mock.calls.length, onDeletionCancel.mock.calls.length]).toEqual([1, 0]);
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onDeletionCancel).toHaveBeenCalledOnce();
});

test('core/deletion-2: while it is being deleted the question stays, and its button says so in its words', async () => {
  const { onDeletionConfirm } = renderList({
    ...asked('deleting'),
    deletionLabels: { confirmLabel: 'End Session', pendingLabel: 'Ending...' },
  });
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Ending\.\.\./ }));
  expect(onDeletionConfirm).not.toHaveBeenCalled();
});

test('a deletion that failed says why in the question', async () => {
  renderList({ deletion: { item: passport, stage: 'failed', message: 'It is in use.' } });
  within(await screen.findByRole('alertdialog')).getByText('It is in use.');
});

test('the question goes with its item, and the focus then goes to the action of the list', async () => {
  const { change } = renderList();
  screen.getByRole('button', { name: 'Delete Passport' }).focus();
  change(asked('asked'));
  await screen.findByRole('alertdialog');
  change({ ...asked('dismissed'), page: loaded([visa]) });
  await waitFor(() => expect(question()).toBeNull());
  const action = screen.getByRole('button', { name: 'Add a Document' });
  await waitFor(() => expect(document.activeElement).toBe(action));
});

test.each([
  ['was left', asked('dismissed'), [passport, visa]],
  ['is about an item that is gone', asked('deleting'), [visa]],
])('a question that %s is not shown', async (_, deletion, data) => {
  renderList({ ...deletion, page: loaded(data) });
  expect(question()).toBeNull();
});
