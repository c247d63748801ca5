import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { clubExports, imports, savedMappings, uploaded } from '../../testing/imports.ts';
import { concierge, editor } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { takeSavedFiles } from '../../testing/savedFiles.ts';

const lists: FakeHandlers = {
  listImports: () => imports,
  listImportMappings: () => savedMappings,
  listExports: () => clubExports,
};

test('desk/imports-1, core/documents-25: any file is uploaded, and its page opens', async () => {
  let isRefused = true;
  const desk = fakeDesk({
    ...lists,
    getImport: () => uploaded,
    uploadImport: () =>
      isRefused ? rejection(400, 'crm.csv: It is empty.', 'invalid_input') : uploaded,
  });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  const field = () => screen.getByLabelText(/CSV file or package/);
  expect(field()).toHaveProperty('accept', '');
  const choose = () => user.upload(field(), new File(['A,B'], 'crm.csv', { type: 'text/csv' }));
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

test('desk/imports-5: an applied import is taken back after a question, and why not is said', async () => {
  const desk = fakeDesk({
    ...lists,
    revertImport: () => rejection(409, 'Only an import that was applied is taken back.'),
  });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  await user.click(screen.getByRole('button', { name: 'Take Back vendors 2030.csv' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /vendors 2030/ }));
  expect(desk.names()).not.toContain('revertImport');
  await user.click(dialog.getByRole('button', { name: 'Take It Back' }));
  await dialog.findByText('Only an import that was applied is taken back.');
});

test('desk/imports-5: the question goes away once the import is taken back', async () => {
  fakeDesk({ ...lists, revertImport: () => ({ ...uploaded, id: 'i1', status: 'reverting' }) });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  await user.click(screen.getByRole('button', { name: 'Take Back vendors 2030.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Take It Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('desk/imports-6: an export is loaded once it is ready, and only then', async () => {
  const [ready] = clubExports;
  const { names } = takeSavedFiles();
  const desk = fakeDesk({
    ...lists,
    listExports: () => [{ ...ready!, id: 'e2', status: 'making', size: null }, ready!],
    getExportFile: () => new Response('zip'),
  });
  const { user } = renderDesk('/import');
  const table = within(await screen.findByRole('table', { name: 'Exports' }));
  expect(table.getByText('Being made')).toBeTruthy();
  expect(table.getByText('5.1 MB')).toBeTruthy();
  await user.click(table.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(names).toEqual(['club-2030-02-01.zip']));
  expect(desk.calls('getExportFile')[0]?.params.id).toBe('e1');
});

test('desk/imports-6: a manager exports the club', async () => {
  const desk = fakeDesk({ ...lists, startExport: () => clubExports[0]! });
  const { user } = renderDesk('/import');
  await screen.findByRole('table', { name: 'Exports' });
  await user.click(screen.getByRole('button', { name: 'Export the Club' }));
  await waitFor(() => expect(desk.names()).toContain('startExport'));
  expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
});

test('desk/imports-6: an editor is offered no export', async () => {
  fakeDesk({ ...lists, getMe: () => editor });
  renderDesk('/import');
  await screen.findByRole('table', { name: 'Imports' });
  expect(screen.queryByRole('button', { name: 'Export the Club' })).toBeNull();
});

test('desk/imports-1, desk/app-6: a concierge opens no import', async () => {
  const desk = fakeDesk({ ...lists, getMe: () => concierge });
  renderDesk('/import');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(desk.names()).not.toContain('listImports');
});
