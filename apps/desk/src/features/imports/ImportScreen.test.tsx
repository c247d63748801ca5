import { screen, waitFor, within } from '@testing-library/react';
import type { ImportDetail } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import {
  clubExports,
  importPictures,
  imports,
  plan,
  planned,
  savedMappings,
  uploaded,
  uploadedAccounts,
  uploadedEvents,
  uploadedPackage,
} from '../../testing/imports.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { takeSavedFiles } from '../../testing/savedFiles.ts';

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

test('desk/imports-2: columns are mapped, and a field without a column gets a value for all rows', async () => {
  const { user, bodyOf, desk } = openImport(uploaded);
  const table = within(await screen.findByRole('table', { name: 'Columns of the file' }));
  expect(table.getByText('50%')).toBeTruthy();
  const field = (header: string) =>
    table.getByRole('combobox', { name: new RegExp(`Field of ${header}`) });
  expect(field('Owner').textContent).toContain('Not imported');
  await user.click(field('Account ID'));
  await user.click(await screen.findByRole('option', { name: 'Not imported' }));
  await screen.findByText(/each is known by its name/);
  await user.click(field('Account Name'));
  await user.click(await screen.findByRole('option', { name: 'Not imported' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await screen.findByText(/Choose the column that identifies each row/);
  await user.click(field('Account Name'));
  await user.click(await screen.findByRole('option', { name: 'Name' }));
  expect(desk.names()).not.toContain('planImport');
  await user.click(field('Account ID'));
  await user.click(await screen.findByRole('option', { name: /^Identifier/ }));
  const type = screen.getByLabelText(/Type of every row/);
  await user.clear(type);
  await user.type(type, 'Hotels');
  await user.type(screen.getByLabelText(/Store this mapping as/), 'Mine');
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await screen.findAllByText(/Finding out what the file would do/);
  expect(bodyOf('planImport')).toEqual({
    saveAs: 'Mine',
    hidesMissing: false,
    mapping: {
      kind: 'vendor',
      columns: { 'Account ID': 'externalId', 'Account Name': 'name' },
      fixedValues: { type: 'Hotels' },
      dateOrders: {},
    },
  });
});

test('desk/imports-11, desk/imports-12: an untouched export is planned as it is suggested', async () => {
  const { user, bodyOf } = openImport(uploadedAccounts, {
    listSuggestedValues: ({ params }) => (params.field === 'type' ? ['Hotels', 'Restaurants'] : []),
  });
  const table = within(await screen.findByRole('table', { name: 'Columns of the file' }));
  expect(table.getAllByRole('rowheader')[0]?.textContent).toBe('Id Identifies the row');
  expect(table.queryByText('OwnerId')).toBeNull();
  expect(table.getByText('Together with Street 2')).toBeTruthy();
  screen.getByText('4 columns are not used: ParentId, OwnerId, Fax, CreatedDate');
  const becomes = await screen.findByRole('combobox', { name: /Hôtel of Type becomes/ });
  expect(becomes.textContent).toContain('Hotels');
  await user.click(screen.getByRole('combobox', { name: /Yacht of Type becomes/ }));
  await user.click(await screen.findByRole('option', { name: 'Nothing' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await waitFor(() => expect(bodyOf('planImport')).toBeTruthy());
  expect(bodyOf('planImport')).toMatchObject({
    mapping: {
      columns: { Id: 'externalId', Street: 'address', 'Street 2': 'address' },
      fixedValues: {},
      values: { Type: { Hôtel: 'Hotels', Yacht: '' } },
    },
  });
});

test('desk/imports-13: the refused rows of a table are downloaded', async () => {
  const { files } = takeSavedFiles();
  const { user, desk } = openImport(
    { ...uploaded, status: 'planned', plan, planHash: 'hash' },
    { getRefusedRows: () => new Response('Code;Refused because') },
  );
  await user.click(await screen.findByRole('button', { name: 'Download the Refused Rows' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(desk.calls('getRefusedRows')[0]?.params.id).toBe('i5');
});

test('desk/imports-3: a plan that refuses every row is changed or deleted, not applied', async () => {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 60, hidden: 0 };
  openImport({
    ...uploaded,
    status: 'planned',
    plan: { ...plan, counts: [{ kind: 'members', ...counts }] },
    planHash: 'hash',
  });
  await screen.findByRole('button', { name: 'Change the Mapping' });
  expect(screen.queryByRole('button', { name: 'Import Now' })).toBeNull();
});

test('desk/imports-2: a stored mapping is chosen again', async () => {
  const { user, bodyOf } = openImport(uploaded);
  await screen.findByRole('table', { name: 'Columns of the file' });
  await user.click(await screen.findByRole('combobox', { name: /Use a stored mapping/ }));
  await user.click(await screen.findByRole('option', { name: 'Our CRM' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await waitFor(() => expect(bodyOf('planImport')).toBeTruthy());
  const { kind, columns, fixedValues } = savedMappings[0]!;
  expect(bodyOf('planImport')).toEqual({
    saveAs: null,
    hidesMissing: false,
    mapping: { kind, columns, fixedValues, dateOrders: {} },
  });
});

test('desk/imports-9: the order of days that no value shows is asked for, and sent', async () => {
  const { user, bodyOf } = openImport(uploadedEvents);
  await user.click(
    await screen.findByRole('combobox', { name: /Order of the days in Start Date/ }),
  );
  await user.click(await screen.findByRole('option', { name: 'Day, month, year' }));
  expect(screen.queryByRole('combobox', { name: /Order of the days in Title/ })).toBeNull();
  expect(screen.getByText("No column has it. New events are then in the club's.")).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await waitFor(() => expect(bodyOf('planImport')).toBeTruthy());
  expect(bodyOf('planImport')).toMatchObject({
    mapping: { kind: 'event', dateOrders: { 'Start Date': 'dayFirst' } },
  });
});

test('desk/imports-3, desk/imports-4: the plan shows counts, refused and changed rows, and is applied', async () => {
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

test('desk/imports-7: what the file no longer has is hidden at a wish, and listed before', async () => {
  const { user, bodyOf, become } = openImport(uploadedPackage);
  const files = within(await screen.findByRole('table', { name: 'Files of the package' }));
  expect(files.getByText('1,320')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'Hide what the file no longer has' }));
  await user.click(screen.getByRole('button', { name: 'Make a Plan' }));
  await waitFor(() => expect(bodyOf('planImport')).toBeTruthy());
  expect(bodyOf('planImport')).toEqual({ saveAs: null, hidesMissing: true, mapping: null });
  become({ ...uploadedPackage, status: 'planned', hidesMissing: true, plan, planHash: 'hash' });
  const hidden = within(await screen.findByRole('table', { name: 'No longer in the file' }));
  for (const text of ['Villa Aurora', '001C']) expect(hidden.getByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Plan It Differently' }));
  const choice = screen.getByRole('checkbox', { name: 'Hide what the file no longer has' });
  expect(choice).toHaveProperty('checked', true);
});

test('desk/imports-4: what goes on is shown, and a plan that is no longer true as a new one', async () => {
  const { become } = openImport({ ...planned, status: 'applying' });
  await screen.findAllByText(/You may leave this page/);
  become({ ...planned, issue: 'The club changed since the plan was made. This is a new one.' });
  await screen.findByText(/This is a new one/);
  expect(screen.getByRole('button', { name: 'Import Now' })).toBeTruthy();
});

test('desk/imports-10: the pictures come live, each that failed has its line, and members are invited from there', async () => {
  const applied: ImportDetail = { ...planned, status: 'applied', pictures: importPictures };
  const { become, desk, user } = openImport(applied);
  await screen.findByRole('progressbar', { name: '84 of 118 pictures fetched' });
  const failed = within(screen.getByRole('table', { name: 'Pictures that could not be fetched' }));
  for (const text of ['vendors.csv, line 14', 'There is nothing at its address.']) {
    expect(failed.getByText(text)).toBeTruthy();
  }
  become({ ...applied, pictures: { ...importPictures, fetched: 116, waiting: 0 } });
  await screen.findByText('116 of 118 pictures fetched into the club.', undefined, {
    timeout: 5000,
  });
  await user.click(screen.getByRole('button', { name: 'Invite All Who Were Not Invited' }));
  await screen.findByRole('alertdialog', { name: 'Send 290 invitations?' });
  expect(desk.names()).not.toContain('startInvitations');
});
