import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  savedMappings,
  uploaded,
  uploadedAccounts,
  uploadedEvents,
} from '../../testing/imports.ts';
import { type MappingDraft, suggestedMapping } from './mappingDraft.ts';
import { MappingForm, type MappingFormProps } from './MappingForm.tsx';

function show(changes: Partial<MappingFormProps> = {}, draftChanges: Partial<MappingDraft> = {}) {
  const onChange = vi.fn<MappingFormProps['onChange']>();
  const detail = changes.detail ?? uploaded;
  render(
    <MappingForm
      detail={detail}
      saved={[]}
      draft={{ ...suggestedMapping(detail), ...draftChanges }}
      unknown={[]}
      hidesMissing={false}
      issue={null}
      isPending={false}
      onChange={onChange}
      onKind={vi.fn()}
      onSaved={vi.fn()}
      onHidesMissing={vi.fn()}
      onSubmit={vi.fn()}
      {...changes}
    />,
  );
  return { onChange, user: userEvent.setup() };
}

const cellsOf = (header: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${header}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('desk/imports-2: each column says how often it is filled in, with examples', () => {
  show();
  expect(screen.getByText('The file has 120 rows.')).toBeTruthy();
  expect(cellsOf('Account ID').slice(0, 2)).toEqual(['100%', '001A · 001B']);
  expect(cellsOf('Account Name')[0]).toBe('99%');
});

test('desk/imports-2: a file without rows, and a column without a name, say so', () => {
  const [file] = uploaded.files;
  const columns = [{ ...file!.columns[2]!, header: '', filledCount: 0 }];
  show({ detail: { ...uploaded, files: [{ ...file!, rowCount: 0, columns }] } });
  expect(cellsOf('Without a name')[0]).toBe('No rows');
  expect(screen.getByRole('combobox', { name: /the column without a name/ })).toBeTruthy();
});

test('desk/imports-2: what was noted of the file is shown, and an import without a file has no form', () => {
  const [file] = uploaded.files;
  show({ detail: { ...uploaded, files: [{ ...file!, notes: ['It is no UTF-8.'] }] } });
  expect(screen.getByText('It is no UTF-8.')).toBeTruthy();
  cleanup();
  show({ detail: { ...uploaded, files: [] } });
  expect(screen.queryByRole('button', { name: 'Make a Plan' })).toBeNull();
});

test('desk/imports-2: a column becomes another field or none, and the others stay', async () => {
  const { onChange, user } = show();
  const name = screen.getByRole('combobox', { name: /Field of Account Name/ });
  await user.click(name);
  await user.click(await screen.findByRole('option', { name: 'Not imported' }));
  expect(onChange).toHaveBeenLastCalledWith({ columns: { 'Account ID': 'externalId' } });
  await user.click(name);
  await user.click(await screen.findByRole('option', { name: 'City' }));
  expect(onChange).toHaveBeenLastCalledWith({
    columns: { 'Account ID': 'externalId', 'Account Name': 'city' },
  });
});

test('desk/imports-2: a field that rows lack takes a value for them, and says whether some rows have it', async () => {
  const { onChange, user } = show({}, { fixedValues: { type: 'H', description: 'Soon.' } });
  const name = screen.getByLabelText(/^Name of every row without it/);
  expect(name.closest('div')?.textContent).toContain('Some rows do not have it.');
  const type = screen.getByLabelText(/^Type of every row/);
  expect(type.closest('div')?.textContent).toContain(
    'No column has it. New ones without it get “Other” there.',
  );
  await user.type(type, 's');
  expect(onChange).toHaveBeenLastCalledWith({ fixedValues: { type: 'Hs', description: 'Soon.' } });
  await user.clear(type);
  expect(onChange).toHaveBeenLastCalledWith({ fixedValues: { description: 'Soon.' } });
});

test('desk/imports-2: stored mappings are offered where there are some, and the chosen one is used', async () => {
  show();
  expect(screen.queryByRole('combobox', { name: /Use a stored mapping/ })).toBeNull();
  cleanup();
  const onSaved = vi.fn<MappingFormProps['onSaved']>();
  const second = { ...savedMappings[0]!, id: 'm2', name: 'The old CRM' };
  const { user } = show({ saved: [...savedMappings, second], onSaved });
  await user.click(screen.getByRole('combobox', { name: /Use a stored mapping/ }));
  await user.click(await screen.findByRole('option', { name: 'The old CRM' }));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(second);
});

test('desk/imports-11: columns that are not used are folded, and stay in the fold while they get a field', async () => {
  const { onChange, user } = show({ detail: uploadedAccounts });
  const summary = screen.getByText(/^4 columns are not used/);
  await user.click(summary);
  summary.closest('details')!.open = true;
  fireEvent(summary.closest('details')!, new Event('toggle'));
  const others = within(screen.getByRole('table', { name: 'Columns that are not used' }));
  await user.click(others.getByRole('combobox', { name: /Field of Fax/ }));
  await user.click(await screen.findByRole('option', { name: 'Telephone' }));
  expect(onChange).toHaveBeenLastCalledWith({
    columns: { ...suggestedMapping(uploadedAccounts).columns, Fax: 'phone' },
  });
});

test('desk/imports-7: hiding what the file lacks is offered only with a column that identifies the rows', () => {
  const hide = () => screen.queryByRole('checkbox', { name: /Hide what the file no longer has/ });
  show();
  expect(hide()).toBeTruthy();
  cleanup();
  show({}, { columns: { 'Account Name': 'name' } });
  expect(hide()).toBeNull();
});

test('desk/imports-8: rows that only their name identifies are announced, and why no plan can be made', () => {
  show();
  expect(screen.queryByText(/No column identifies the rows/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  cleanup();
  show({ issue: 'Two columns are Name.' }, { columns: { 'Account Name': 'name' } });
  expect(screen.getByText(/each is known by its name\./)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Two columns are Name.');
});

test('desk/imports-9: the order of days is asked beside the others that were chosen', async () => {
  const dateOrders = { Gone: 'monthFirst' } as const;
  const { onChange, user } = show({ detail: uploadedEvents }, { dateOrders });
  await user.click(screen.getByRole('combobox', { name: /Order of the days in Start Date/ }));
  await user.click(await screen.findByRole('option', { name: 'Month, day, year' }));
  expect(onChange).toHaveBeenLastCalledWith({
    dateOrders: { Gone: 'monthFirst', 'Start Date': 'monthFirst' },
  });
});
