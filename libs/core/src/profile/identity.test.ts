import { expect, test } from 'vitest';
import { profile } from './fixtures/profile.ts';
import { addressLines, fullName, greetingName } from './identity.ts';
import { initialsOf, initialsOfName } from './initials.ts';

test.each([
  ['Ada', 'Marsh', 'Ada Marsh', 'AM'],
  [' ada ', ' marsh', 'ada marsh', 'AM'],
  ['Élodie', 'ørsted', 'Élodie ørsted', 'ÉØ'],
  ['Ada', '', 'Ada', 'A'],
  ['', ' ', '', ''],
  ['𝒜da', '😀', '𝒜da 😀', '𝒜😀'],
])('core/profile-1: %j and %j', (firstName, lastName, name, initials) => {
  expect(fullName({ firstName, lastName })).toBe(name);
  expect(initialsOf({ firstName, lastName })).toBe(initials);
});

const { address } = profile;
const nothing = { street: null, city: null, state: null, zipCode: null, country: null };

test.each([
  [address, ['118 Willow Street', 'Brooklyn, NY 11201', 'United States']],
  [{ ...address, state: null }, ['118 Willow Street', 'Brooklyn, 11201', 'United States']],
  [{ ...address, zipCode: ' ' }, ['118 Willow Street', 'Brooklyn, NY', 'United States']],
  [{ ...address, city: null }, ['118 Willow Street', 'NY 11201', 'United States']],
  [{ ...nothing, country: ' Peru ' }, ['Peru']],
  [{ ...nothing, street: '' }, []],
])('core/profile-2: %j reads as %j', (given, lines) => {
  expect(addressLines(given)).toEqual(lines);
});

test.each([
  ['Ada', 'Byron', 'Ada'],
  ['Madonna', '', 'Madonna'],
  ['', 'Suharto', 'Suharto'],
])('core/profile-1: %j and %j are greeted by %j', (firstName, lastName, name) => {
  expect(greetingName({ firstName, lastName })).toBe(name);
});

test.each([
  ['Rosalind Hale', 'RH'],
  [' Anna Maria van Dyck ', 'AD'],
  ['Madonna', 'M'],
  ['', ''],
])('core/profile-1: the initials of %j are %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
