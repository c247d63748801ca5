import { auditActions, auditSubjects } from '@parlour/contract/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { auditEntries } from '../../testing/audit.ts';
import { fakeDesk, type FakeHandlers } from '../../testing/fakeDesk.ts';
import { concierge } from '../../testing/people.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { takeSavedFiles } from '../../testing/savedFiles.ts';
import { actionOptions, subjectInWords } from './copy.ts';

async function openAudit(path = '/audit', handlers: FakeHandlers = {}) {
  const desk = fakeDesk({
    listAuditEntries: ({ url }) => ({
      entries: auditEntries,
      next: url.searchParams.has('before') ? null : 38,
    }),
    ...handlers,
  });
  const rendered = renderDesk(path);
  await screen.findByRole('table', { name: 'Audit trail' });
  const query = () => {
    const last = desk.received.findLast(({ name }) => name === 'listAuditEntries');
    return Object.fromEntries(last?.url.searchParams ?? []);
  };
  return { ...rendered, desk, query };
}

test('desk/audit-1: an entry says who did what, on what and when', async () => {
  await openAudit();
  const [, moved, changed, ended, , system] = screen.getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    within(row!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(within(moved!).getByRole('rowheader').textContent).toBe('Moved a request');
  expect(cells(moved)[0]).toBe('Theo LindqvistStaff');
  const linkIn = (row: HTMLElement | undefined, name: string) =>
    within(row!).getByRole('link', { name }).getAttribute('href');
  expect(linkIn(moved, 'RQ-7K2M9X')).toBe('/desk/requests/r1');
  expect(linkIn(ended, 'Ines Calloway')).toBe('/desk/members/m5');
  expect(cells(moved)[2]).toBe('February 1, 2030 at 9:30 AM');
  expect(cells(changed)[1]).toBe('Theo LindqvistStaff');
  expect(cells(moved).at(-1)).toBe('req-7f3aEntry 42');
  expect(cells(changed)).toContain('concierge, manager');
  expect(within(ended!).getByRole('rowheader').textContent).toContain('A phone was lost.');
  expect(cells(ended)[0]).toBe('Operator, by end-sessions');
  expect(cells(system)[0]).toBe('The server');
});

test('desk/audit-2: the filters and the page are in the URL', async () => {
  const { user, query, router } = await openAudit(
    '/audit?action=request.moved&from=2030-02-01&until=nonsense&before=43',
  );
  expect(query()).toEqual({ action: 'request.moved', from: '2030-02-01', before: '43' });
  await user.type(screen.getByLabelText(/^On what/), 'RQ-7K2M9X{Enter}');
  const filters = { action: 'request.moved', subject: 'RQ-7K2M9X', from: '2030-02-01' };
  await waitFor(() => expect(query()).toEqual(filters));
  await user.click(await screen.findByRole('button', { name: 'Older Entries' }));
  await waitFor(() => expect(query()).toEqual({ ...filters, before: '38' }));
  await user.click(await screen.findByRole('button', { name: 'Newest Entries' }));
  await waitFor(() => expect(router.state.location.search).not.toContain('before'));
  await user.click(screen.getByRole('button', { name: 'Show Everything' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('desk/audit-2: the filter offers every action in words, and one that only another release knows by its name', () => {
  const offered = actionOptions('');
  expect(offered.map(({ value }) => value).toSorted()).toEqual(auditActions.toSorted());
  expect(new Set(offered.map(({ label }) => label)).size).toBe(auditActions.length);
  expect(offered.filter(({ value, label }) => value === label)).toEqual([]);
  const other = { value: 'moon.visited', label: 'moon.visited' };
  expect(actionOptions('moon.visited')).toContainEqual(other);
  expect(actionOptions('request.moved')).toEqual(offered);
});

test('desk/audit-1: an entry of another release is shown by the names that it has', async () => {
  const entry = {
    ...auditEntries[0]!,
    action: 'moon.visited',
    subject: 'moon-base:7',
    subjectName: null,
  };
  await openAudit('/audit', { listAuditEntries: () => ({ entries: [entry], next: null }) });
  expect(screen.getByRole('rowheader', { name: 'moon.visited' })).toBeDefined();
  expect(screen.getByRole('cell', { name: 'Moon base 7' })).toBeDefined();
});

test('desk/audit-1: every subject is shown in words', () => {
  const shown = auditSubjects.map((kind) => subjectInWords(`${kind}:7`));
  expect(shown).toEqual(shown.map(() => expect.stringMatching(/^[A-Z][a-z ]+ 7$/)));
  expect(new Set(shown).size).toBe(auditSubjects.length);
  expect(subjectInWords('gift_guide:7')).toBe('Gift guide 7');
});

test('desk/audit-3: a name leads to everything that its person did', async () => {
  const { user, query } = await openAudit();
  await user.click(screen.getByRole('link', { name: 'Grace Okafor' }));
  await waitFor(() => expect(query()).toEqual({ actor: 'member:m1' }));
});

test('desk/audit-5: the entries that are shown are stored as CSV', async () => {
  const { files } = takeSavedFiles();
  const { user } = await openAudit();
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toContain('When (Europe/Paris)');
  expect(lines[1]).toContain('Request RQ-7K2M9X');
  expect(lines).toHaveLength(auditEntries.length + 2);
});

test('desk/audit-4: who may not read the trail finds no page and no menu entry', async () => {
  const desk = fakeDesk({ getMe: () => concierge });
  renderDesk('/audit');
  await screen.findByRole('heading', { level: 1, name: 'There is nothing for you here.' });
  expect(screen.queryByRole('link', { name: 'Club' })).toBeNull();
  expect(desk.names()).not.toContain('listAuditEntries');
});
