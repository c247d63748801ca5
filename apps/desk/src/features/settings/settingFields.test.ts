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
  expect(hintOf(given, 'On every page.')).toBe('Set by CLUB_NAME where the server runs.');
  expect(hintOf({ ...given, variable: null }, '')).toBe('Set by the server where the server runs.');
});

test('desk/settings-1: a default says that nobody chose it, unless it is nothing', () => {
  const byDefault = setting({ source: 'default' });
  expect(isLocked(byDefault)).toBe(false);
  expect(hintOf(byDefault, 'On every page.')).toBe(
    'On every page. Not chosen yet: this is the default.',
  );
  expect(hintOf({ ...byDefault, value: null }, 'On every page.')).toBe('On every page.');
  expect(hintOf(setting({}), 'On every page.')).toBe('On every page.');
});
