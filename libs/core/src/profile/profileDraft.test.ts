import { type Profile, profileUpdateSchema } from '@parlour/contract';
import { expect, test } from 'vitest';
import { profile } from './fixtures/profile.ts';
import {
  type ProfileDraft,
  profileDraft,
  profileFieldLabels,
  profileIssues,
  profileUpdate,
} from './profileDraft.ts';

const draft = profileDraft(profile);
const update = (change: Partial<ProfileDraft>, of: Profile = profile) =>
  profileUpdate(of, { ...profileDraft(of), ...change });
const issues = (change: Partial<ProfileDraft>, of: Profile = profile) =>
  profileIssues(of, { ...profileDraft(of), ...change });

/** Returns the paths of the texts inside a value, as the server names fields. */
const fieldPaths = (value: object, path: readonly string[] = []): readonly string[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null
      ? fieldPaths(inner, [...path, name])
      : [[...path, name].join('.')],
  );

test('core/profile-3: the form has what the update takes and nothing else', () => {
  const every = Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      name === 'phone' ? `${value}1` : `${value}x`,
    ]),
  ) as ProfileDraft;
  const fullUpdate = profileUpdate(profile, every) ?? {};
  expect(fieldPaths(fullUpdate).toSorted()).toEqual(Object.keys(profileFieldLabels).toSorted());
  expect(profileUpdateSchema.parse(fullUpdate)).toEqual(fullUpdate);
  const { phone, professional, address } = profileUpdateSchema.shape;
  expect(phone).toBeDefined();
  expect(fieldPaths(fullUpdate)).toHaveLength(
    1 +
      Object.keys(professional.def.innerType.shape).length +
      Object.keys(address.def.innerType.shape).length,
  );
});

test('core/profile-4: only what was changed is sent, trimmed', () => {
  expect(update({ phone: ' +44 1 ', 'address.city': 'Paris' })).toEqual({
    phone: '+44 1',
    address: { city: 'Paris' },
  });
  expect(Object.keys(JSON.parse(JSON.stringify(update({ phone: '1' }))) as object)).toEqual([
    'phone',
  ]);
});

test('core/profile-4: a blank field clears, and room around a value is no change', () => {
  expect(update({ 'professional.workEmail': '  ' })).toEqual({ professional: { workEmail: null } });
  expect(update({ phone: ` ${profile.phone} ` })).toBeNull();
  expect(update({})).toBeNull();
  const unknown = { ...profile, phone: null };
  expect(update({ phone: ' ' }, unknown)).toBeNull();
});

test.each([
  [{ 'address.city': 'a'.repeat(200) }, []],
  [{ 'address.city': 'a'.repeat(201) }, ['City must be at most 200 characters.']],
  [{ phone: ' (020) 7946-0000 x12 ' }, []],
  [{ phone: 'call me' }, ['Phone must be a phone number such as +44 20 7946 0000.']],
  [{ phone: '' }, []],
  [{ 'professional.workEmail': 'nobody' }, ['Work email must be an email address.']],
  [{ 'professional.workEmail': ' ada@work.example ' }, []],
  [{ 'professional.workEmail': '' }, []],
  [
    { 'address.country': 'a'.repeat(300), 'professional.workEmail': '@' },
    ['Work email must be an email address.', 'Country must be at most 200 characters.'],
  ],
] as const)('core/profile-5: %j has the issues %j', (change, messages) => {
  expect(issues(change).map(({ message }) => message)).toEqual(messages);
});

test('core/profile-5: an unchanged value written by the club has no issue', () => {
  const odd = { ...profile, professional: { ...profile.professional, workEmail: 'see office' } };
  expect(issues({ 'address.city': 'Rome' }, { ...odd, phone: 'at the desk' })).toEqual([]);
});
