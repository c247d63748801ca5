import { screen, waitFor, within } from '@testing-library/react';
import type { ImportDetail } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { clubExports, imports, planned, savedMappings, uploaded } from '../../testing/imports.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';

const lists: FakeHandlers = {
  listImports: () => imports,
  listImportMappings: () => savedMappings,
  listExports: () => clubExports,
};

function openImport(detail: ImportDetail, handlers: FakeHandlers = {}) {
  let current = detail;
  const desk = fakeDesk({
    ...lists,
    getImport: () => current,
    planImport: () => (current = { ...planned, id: detail.id, status: 'planning' }),
    applyImport: () => (current = { ...planned, id: detail.id, status: 'applied' }),
    discardImport: () => null,
    ...handlers,
  });
  const { user } = renderDesk(`/import/${detail.id}`);
  const bodyOf = (name: string) => desk.received.find((call) => call.name === name)?.body;
  return { desk, user, bodyOf, become: (next: ImportDetail) => (current = next) };
}

test('DKI1: a file is uploaded, and its page opens', async () => {
  let isRefused = true;
  const desk = fakeDesk({
    ...lists,
    getImport: () => uploaded,
    uploadImport: () =>
      isRefused ? rejection(400, 'crm.csv: It is empty.', 'invalid_input') : uploaded,
  });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  const choose = () =>
    user.upload(
      screen.getByLabelText(/CSV file or package/),
      new File(['A,B'], 'crm.csv', { type: 'text/csv' }),
    );
  await choose();
  await screen.findByText('crm.csv: It is empty.');
  isRefused = false;
  await choose();
  await screen.findByRole('heading', { level: 1, name: 'crm.csv' });
  expect(desk.received.find(({ name }) => name === 'uploadImport')?.body).toEqual({
    name: 'crm.csv',
    file: `data:text/csv;base64,${btoa('A,B')}`,
  });
});

test('DKI2: columns are mapped, and a field without a column gets a value for all rows', async () => {
  const { user, bodyOf, desk } = openImport(uploaded);
  const table = within(await screen.findByRole('table', { name: 'Columns of the file' }));
  expect(table.getByText('50%')).toBeTruthy();
  const field = (header: string) =>
    table.getByRole('combobox', { name: new RegExp(`Field of ${header}`) });
  expect(field('Owner').textContent).toContain('Not imported');
  await user.click(field('Account ID'));
  await user.click(await screen.findByRole('option', { name: 'Not imported' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await screen.findByText(/Choose the column that identifies each row/);
  expect(desk.names()).not.toContain('planImport');
  await user.click(field('Account ID'));
  await user.click(await screen.findByRole('option', { name: /^Identifier/ }));
  await user.type(screen.getByLabelText(/Type of every row/), 'Hotels');
  await user.type(screen.getByLabelText(/Store this mapping as/), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await screen.findAllByText(/Finding out what the file would do/);
  expect(bodyOf('planImport')).toEqual({
    saveAs: 'Mine',
    mapping: {
      kind: 'vendor',
      columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
      fixedValues: { type: 'Hotels' },
    },
  });
});

test('DKI2: a stored mapping is chosen again', async () => {
  const { user, bodyOf } = openImport(uploaded);
  await screen.findByRole('table', { name: 'Columns of the file' });
  await user.click(await screen.findByRole('combobox', { name: /Use a stored mapping/ }));
  await user.click(await screen.findByRole('option', { name: 'Our CRM' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await waitFor(() => expect(bodyOf('planImport')).toBeTruthy());
  const { kind, columns, fixedValues } = savedMappings[0]!;
  expect(bodyOf('planImport')).toEqual({ saveAs: null, mapping: { kind, columns, fixedValues } });
});

test('DKI3, DKI4: the plan shows counts, refused and changed rows, and is applied', async () => {
  const { user, bodyOf } = openImport(planned);
  const counts = within(await screen.findByRole('table', { name: 'Rows by kind' }));
  expect(within(counts.getByRole('row', { name: /Members/ })).getByText('298')).toBeTruthy();
  const refused = within(screen.getByRole('table', { name: 'Refused rows' }));
  for (const text of ['members.csv, line 7', 'Email', 'Email must be an email address.']) {
    expect(refused.getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('City, Website')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Import Now' }));
  await screen.findByRole('heading', { name: 'What It Did' });
  expect(bodyOf('applyImport')).toEqual({ planHash: 'hash' });
  expect(screen.queryByRole('button', { name: 'Import Now' })).toBeNull();
});

test('DKI4: what goes on is shown, and a plan that is no longer true as a new one', async () => {
  const { become } = openImport({ ...planned, status: 'applying' });
  await screen.findAllByText(/You may leave this page/);
  become({ ...planned, issue: 'The club changed since the plan was made. This is a new one.' });
  await screen.findByText(/This is a new one/, undefined, { timeout: 5000 });
  expect(screen.getByRole('button', { name: 'Import Now' })).toBeTruthy();
});

test('DKI5: an applied import is taken back after a question, and why not is said', async () => {
  const desk = fakeDesk({
    ...lists,
    revertImport: () => rejection(409, 'Only an import that was applied is taken back.'),
  });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  await user.click(screen.getByRole('button', { name: 'Change vendors 2030.csv' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Take It Back' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /vendors 2030/ }));
  expect(desk.names()).not.toContain('revertImport');
  await user.click(dialog.getByRole('button', { name: 'Take It Back' }));
  await dialog.findByText('Only an import that was applied is taken back.');
});

test('DKI6: a manager exports the club', async () => {
  const desk = fakeDesk({ ...lists, startExport: () => clubExports[0]! });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Exports' });
  await user.click(screen.getByRole('button', { name: 'Export the Club' }));
  await waitFor(() => expect(desk.names()).toContain('startExport'));
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('DKI6: an editor is offered no export', async () => {
  fakeDesk({ ...lists, getMe: () => editor });
  renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  expect(screen.queryByRole('button', { name: 'Export the Club' })).toBeNull();
});

test('DKI1, DKF4: a concierge opens no import', async () => {
  const desk = fakeDesk({ ...lists, getMe: () => concierge });
  renderDesk('/import');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listImports');
});
