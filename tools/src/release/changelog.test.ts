import { expect, test } from 'vitest';
import { releaseNotes } from './changelog.ts';

const changelog = `# Changelog

## [Unreleased]

## [1.1.0] - 2027-01-31

- Second.

## [1.0.0] - 2026-11-26

- First.
`;

test('the notes of a release are its part of the changelog', () => {
  expect(releaseNotes(changelog, '1.0.0')).toBe('## [1.0.0] - 2026-11-26\n\n- First.\n');
});

test('a release without a part of its own, or without a day, is refused', () => {
  expect(() => releaseNotes(changelog, '1.2.0')).toThrow('CHANGELOG.md has no release 1.2.0');
  const undated = changelog.replace(' - 2027-01-31', '');
  expect(() => releaseNotes(undated, '1.1.0')).toThrow('gives no day of the release 1.1.0');
});
