import type { Setting } from '@parlour/contract/staff';
import { expect, test } from 'vitest';
import { hintOf, isLocked } from './settingFields.ts';

const setting = (parts: Partial<Setting>): Setting => ({
  value: 'Parlour',
  source: 'club',
  variable: null,
  ...parts,
});

test('desk/settings-2: a setting of the environment is locked with the name of its variable', () => {
  const given = setting({ source: 'environment', variable: 'CLUB_NAME' });
  expect(isLocked(given)).toBe(true);
  expect(hintOf(given, 'On every page.', 'Parlour')).toBe(
    'Set by CLUB_NAME where the server runs.',
  );
  expect(hintOf({ ...given, variable: null }, '', 'Parlour')).toBe(
    'Set by the server where the server runs.',
  );
});

test('desk/settings-1: a default says that nobody chose it, unless it is nothing or another is typed', () => {
  const byDefault = setting({ source: 'default' });
  expect(isLocked(byDefault)).toBe(false);
  const hint = (value: Setting, shown: string) => hintOf(value, 'On every page.', shown);
  expect(hint(byDefault, 'Parlour')).toBe('On every page. Not chosen yet: this is the default.');
  for (const shown of ['The Reading Room', ''])
    expect(hint(byDefault, shown)).toBe('On every page.');
  expect(hint({ ...byDefault, value: '' }, '')).toBe('On every page.');
  expect(hint({ ...byDefault, value: null }, '')).toBe('On every page.');
  expect(hint(setting({}), 'Parlour')).toBe('On every page.');
});
