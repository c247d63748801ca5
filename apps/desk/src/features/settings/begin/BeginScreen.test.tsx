import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeDesk, type FakeHandlers, rejection } from '../../../testing/fakeDesk.ts';
import { renderDesk } from '../../../testing/renderDesk.tsx';
import { settings } from '../../../testing/settings.ts';

const openBegin = async (handlers: FakeHandlers, at = '/begin') => {
  const desk = fakeDesk(handlers);
  const rendered = renderDesk(at);
  await screen.findByRole('heading', { level: 1 });
  const bodyOf = (name: string) => desk.received.findLast((call) => call.name === name)?.body;
  return { ...rendered, bodyOf };
};

test('desk/settings-7, desk/settings-8: the first run removes the sample by a typed word, and leads to the import', async () => {
  let current = settings;
  const { user, bodyOf, path } = await openBegin({
    getSettings: () => current,
    chooseFirstRun: () => (current = { ...settings, firstRun: 'import', hasSample: false }),
  });
  await user.click(screen.getByRole('radio', { name: 'Import what the club has' }));
  const remove = screen.getByRole('button', { name: 'Remove the Sample Club' });
  expect(remove).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText(/Type “remove”/), 'Ｒemove\u200b');
  await user.click(remove);
  await screen.findByRole('heading', { level: 1, name: 'What is the club called?' });
  expect(bodyOf('chooseFirstRun')).toEqual({ choice: 'import', confirmation: 'Ｒemove\u200b' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'How does it look?' });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Is the server ready for members?' });
  await user.click(screen.getByRole('button', { name: 'Go to the Import' }));
  await waitFor(() => expect(path()).toBe('/import'));
});

const named = {
  ...settings,
  version: 1,
  settings: {
    ...settings.settings,
    clubName: { value: 'The Reading Room', source: 'club' as const, variable: 'CLUB_NAME' },
  },
};

test('desk/settings-9, desk/app-20: Next saves what was typed, and the desk carries the name at once', async () => {
  const { user, bodyOf } = await openBegin({ changeSettings: () => named }, '/begin?step=details');
  const name = await screen.findByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'The Reading Room');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'How does it look?' });
  expect(bodyOf('changeSettings')).toEqual({ version: 0, clubName: 'The Reading Room' });
  expect(screen.getByRole('link', { name: /^The Reading Room/ })).toBeTruthy();
  expect(document.title).toContain('The Reading Room Desk');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  await user.type(screen.getByLabelText(/Accent color/), '#0b6e4f');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'Is the server ready for members?' });
  expect(bodyOf('changeSettings')).toEqual({ version: 1, accent: '#0b6e4f' });
});

test('desk/settings-9: what cannot be saved stays with its reason, and Back loses nothing', async () => {
  const { user } = await openBegin(
    {
      changeSettings: () =>
        rejection(400, 'clubPhone must be a telephone number.', 'invalid_input'),
      chooseFirstRun: () => ({ ...settings, firstRun: 'sample' }),
    },
    '/begin?step=details',
  );
  await user.type(await screen.findByLabelText(/Telephone/), '+44 20 7946 0999');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('It was not saved: clubPhone must be a telephone number.');
  screen.getByRole('heading', { level: 1, name: 'What is the club called?' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByRole('heading', { level: 1, name: /How does the club begin/ });
  await user.click(screen.getByRole('radio', { name: 'Look around in the sample club' }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByLabelText(/Telephone/)).toHaveProperty('value', '+44 20 7946 0999');
});

test('desk/settings-9: a step without changes sends nothing', async () => {
  const { user, bodyOf } = await openBegin({}, '/begin?step=details');
  await screen.findByLabelText(/^Name/);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('heading', { level: 1, name: 'How does it look?' });
  expect(bodyOf('changeSettings')).toBeUndefined();
});

const logo = new File(['logo'], 'logo.png', { type: 'image/png' });

test('desk/settings-9: Next waits for a logo, and says why it was refused', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<Response>();
  const { user, bodyOf } = await openBegin({ setLogo: () => promise }, '/begin?step=look');
  await user.upload(await screen.findByLabelText('Logo'), logo);
  await waitFor(() => expect(bodyOf('setLogo')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  respond(rejection(413, 'The file is too large.'));
  await screen.findAllByText(/The file is too large\./);
  screen.getByRole('heading', { level: 1, name: 'How does it look?' });
});

test('desk/settings-9: the accent is saved at the version that the logo made', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<typeof settings>();
  const { user, bodyOf } = await openBegin(
    {
      setLogo: () => promise,
      changeSettings: () => ({ ...settings, version: 6 }),
    },
    '/begin?step=look',
  );
  await user.type(await screen.findByLabelText(/Accent color/), '#0b6e4f');
  await user.upload(screen.getByLabelText('Logo'), logo);
  await waitFor(() => expect(bodyOf('setLogo')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Next' }));
  respond({ ...settings, version: 5 });
  await screen.findByRole('heading', { level: 1, name: 'Is the server ready for members?' });
  expect(bodyOf('changeSettings')).toEqual({ version: 5, accent: '#0b6e4f' });
});

test('desk/settings-9: Enter is Next, and what is wrong with no field is said once', async () => {
  const { user } = await openBegin(
    { changeSettings: () => rejection(409, 'Somebody changed the settings.', 'conflict') },
    '/begin?step=details',
  );
  await user.type(await screen.findByLabelText(/Telephone/), '+44 20 7946 0999{Enter}');
  await screen.findByText(/^It was not saved/);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
