import type { OperationCheck, StaffSettings } from '@parlour/contract/staff';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../testing/fakeDesk.ts';
import { renderDesk } from '../../testing/renderDesk.tsx';
import { operationChecks, settings } from '../../testing/settings.ts';

const open = async (path = '/settings', handlers: FakeHandlers = {}) => {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk(path);
  await screen.findByRole('heading', { level: 1 });
  const bodyOf = (name: string) => desk.received.findLast((call) => call.name === name)?.body;
  return { ...rendered, desk, bodyOf };
};
const named = (clubName: string, version = 1) => ({
  ...settings,
  version,
  settings: {
    ...settings.settings,
    clubName: { value: clubName, source: 'club' as const, variable: 'CLUB_NAME' },
  },
});

test('desk/settings-1, desk/settings-2: what is changed is saved alone, and what the operator set is locked', async () => {
  const { user, bodyOf } = await open('/settings', {
    changeSettings: () => named('The Reading Room'),
  });
  const email = await screen.findByLabelText(/Email of the concierge/);
  expect(email).toHaveProperty('disabled', true);
  screen.getByText('Set by STAFF_EMAIL where the server runs.');
  const name = screen.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'The Reading Room');
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await screen.findByText(/^Saved\. Pages and emails/);
  expect(bodyOf('changeSettings')).toEqual({ version: 0, clubName: 'The Reading Room' });
  expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'The Reading Room');
});

test('desk/settings-3: what was typed stays where somebody else was faster, and is saved with the new version', async () => {
  let calls = 0;
  let current = settings;
  const { user, bodyOf } = await open('/settings', {
    getSettings: () => current,
    changeSettings: () => {
      calls += 1;
      if (calls > 1) return named('Ours', 8);
      current = named('Theirs', 7);
      return rejection(409, 'Somebody changed the settings meanwhile.', 'changed_meanwhile');
    },
  });
  const phone = await screen.findByLabelText(/Telephone/);
  await user.type(phone, '+44 20 7946 0999');
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await screen.findByText('Somebody changed the settings meanwhile.');
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveProperty('value', 'Theirs'));
  expect(screen.getByLabelText(/Telephone/)).toHaveProperty('value', '+44 20 7946 0999');
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await waitFor(() =>
    expect(bodyOf('changeSettings')).toEqual({ version: 7, clubPhone: '+44 20 7946 0999' }),
  );
});

test('desk/settings-3: a refused field says why', async () => {
  const { user } = await open('/settings', {
    changeSettings: () =>
      Response.json(
        { success: false, data: null, message: 'Not a time zone.', field: 'timeZone' },
        { status: 400 },
      ),
  });
  const zone = await screen.findByRole('combobox', { name: /Time zone/ });
  await user.clear(zone);
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await screen.findByText('Not a time zone.');
  expect(screen.getByRole('combobox', { name: /Time zone/ }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('desk/settings-4, core/documents-25: a logo is sent as it is, shown and removed, and a large one is not sent', async () => {
  const logoUrl = '/api/club/logo/0123456789abcdef01234567.160x40.png';
  const { user, desk, bodyOf } = await open('/settings', {
    setLogo: () => ({ ...settings, logoUrl }),
    removeLogo: () => settings,
  });
  const field = await screen.findByLabelText('Logo');
  expect(field).toHaveProperty('accept', 'image/png,image/jpeg,image/webp');
  await user.upload(field, new File([new Uint8Array(600 * 1024)], 'l.png', { type: 'image/png' }));
  await screen.findByText('The logo is larger than 512 KB.');
  expect(desk.names()).not.toContain('setLogo');
  await user.upload(
    screen.getByLabelText('Logo'),
    new File(['logo'], 'logo.png', { type: 'image/png' }),
  );
  const logo = await screen.findByRole('img', { name: 'The logo of Parlour' });
  expect(logo.getAttribute('src')).toBe(logoUrl);
  expect(bodyOf('setLogo')).toEqual({ file: `data:image/png;base64,${btoa('logo')}` });
  await user.click(screen.getByRole('button', { name: 'Remove Logo' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /The logo/ })).toBeNull());
});

test('desk/settings-4: once there is a logo, the dark theme can have its own, which shows its progress', async () => {
  const logoUrl = '/api/club/logo/0123456789abcdef01234567.160x40.png';
  let send: (stored: StaffSettings) => void = () => undefined;
  const { user, bodyOf } = await open('/settings', {
    getSettings: () => ({ ...settings, logoUrl }),
    setDarkLogo: () => new Promise<StaffSettings>((resolve) => (send = resolve)),
  });
  const field = await screen.findByLabelText('Logo for the dark theme');
  await user.upload(field, new File(['logo'], 'logo.png', { type: 'image/png' }));
  await screen.findByRole('progressbar', { name: /logo for the dark theme|Preparing the logo/ });
  await waitFor(() =>
    expect(bodyOf('setDarkLogo')).toEqual({ file: `data:image/png;base64,${btoa('logo')}` }),
  );
  send({ ...settings, logoUrl, logoDarkUrl: logoUrl });
  await screen.findByRole('img', { name: 'The logo for the dark theme of Parlour' });
  await waitFor(() => expect(document.querySelector('header source')).not.toBeNull());
});

test('desk/app-19: time zone and currency are chosen from a list, and taken away they are the default again', async () => {
  const { user, bodyOf } = await open('/settings', { changeSettings: () => settings });
  const zone = await screen.findByRole('combobox', { name: 'Time zone' });
  await user.type(zone, 'lisb', { initialSelectionStart: 0, initialSelectionEnd: 99 });
  expect(zone).toHaveProperty('value', 'lisb');
  await user.click(await screen.findByRole('option', { name: /^Europe\/Lisbon/ }));
  await user.type(screen.getByRole('combobox', { name: 'Currency' }), 'chf');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await screen.findByText(/^Saved\. Pages and emails/);
  expect(bodyOf('changeSettings')).toEqual({
    version: 0,
    timeZone: 'Europe/Lisbon',
    currency: 'CHF',
  });
  await user.clear(screen.getByRole('combobox', { name: 'Time zone' }));
  await user.click(screen.getByRole('button', { name: 'Save Details' }));
  await waitFor(() => expect(bodyOf('changeSettings')).toEqual({ version: 0, timeZone: null }));
});

test('desk/settings-5: the accent is shown in both themes, with what is shown instead', async () => {
  const { user, bodyOf } = await open('/settings', { changeSettings: () => settings });
  await user.type(await screen.findByLabelText(/Accent color/), '#ffe000');
  screen.getByRole('img', { name: /The accent in the light theme: #\w{6}/ });
  screen.getByRole('img', { name: 'The accent in the dark theme: #ffe000' });
  screen.getByText(/In the light theme a darker/);
  await user.click(screen.getByRole('button', { name: 'Save Accent' }));
  await screen.findByText(/A page shows it/);
  expect(bodyOf('changeSettings')).toEqual({ version: 0, accent: '#ffe000' });
});

const sendEmail = async (checkOperation: () => OperationCheck[]) => {
  const { user } = await open('/settings', { checkOperation, sendTestEmail: () => null });
  await screen.findByText('Does not work');
  await user.click(screen.getByRole('button', { name: 'Send a Test Email to Me' }));
};

test('desk/settings-6: the checks say what to do, and a test email without a mail server reaches nobody', async () => {
  await sendEmail(() => [...operationChecks]);
  screen.getByText(/Set SMTP_URL/);
  screen.getByRole('row', {
    name: /^Backup Does not work .* more than 26 hours ago\. Find out why/,
  });
  screen.getByRole('row', { name: /^Disk Needs attention Only 1\.4 GB are free/ });
  await screen.findByText(/It became a file on the server/);
});

test('desk/settings-6: a test email goes to the viewer', async () => {
  await sendEmail(() =>
    operationChecks.map((check) => (check.name === 'mail' ? { ...check, state: 'works' } : check)),
  );
  await screen.findByText(/Sent to ada@club.example/);
});

test('desk/app-14: the start page says what to add first, and nothing with one of each', async () => {
  const nothing = {
    hasBegun: false,
    members: 0,
    vendors: 2,
    benefits: 0,
    events: 1,
    destinations: 1,
    giftGuides: 1,
  };
  await open('/requests', { getClubContents: () => nothing });
  await screen.findByRole('heading', { level: 2, name: 'What to add first' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^How the club begins\./),
      expect.stringMatching(/^Benefits\./),
      expect.stringMatching(/^Members\./),
    ]),
  );
  const benefits = screen.getAllByRole('link', { name: 'Benefits' }).at(-1);
  expect(benefits?.getAttribute('href')).toBe('/desk/content/benefit');
  expect(screen.queryByText(/^Vendors\./)).toBeNull();
});
