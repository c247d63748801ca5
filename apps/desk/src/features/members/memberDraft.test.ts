import { expect, test } from 'vitest';
import { member } from '../../testing/member.ts';
import { changeOf, draftOf, emptyMember, invitationOf } from './memberDraft.ts';

test('desk/members-3: an invitation has what was typed, and leaves out what is empty', () => {
  const named = { ...emptyMember, firstName: 'Iris', lastName: 'Lang', email: 'iris@example.com' };
  const needed = { firstName: 'Iris', lastName: 'Lang', email: 'iris@example.com' };
  expect(invitationOf({ ...named, phone: '  ', city: ' ' })).toEqual(needed);
  expect(
    invitationOf({
      ...named,
      phone: '+33 1 23',
      memberSince: '2030-01-01',
      dateOfBirth: '1990-01-01',
      crmId: 'CRM-1',
      company: ' Lang & Co ',
      city: 'Paris',
    }),
  ).toEqual({
    ...needed,
    phone: '+33 1 23',
    memberSince: '2030-01-01',
    dateOfBirth: '1990-01-01',
    crmId: 'CRM-1',
    professional: { company: 'Lang & Co' },
    address: { city: 'Paris' },
  });
});

test('desk/members-4: a change has only what was typed, and null for what was emptied', () => {
  const opened = draftOf(member);
  expect(changeOf(opened, member, 4)).toEqual({ version: 4 });
  const typed = { ...opened, firstName: ' Grace ', lastName: 'Lang ', phone: '', city: 'Paris' };
  expect(changeOf({ ...typed, workEmail: 'grace@work.example', state: ' ' }, member, 4)).toEqual({
    version: 4,
    lastName: 'Lang',
    phone: null,
    professional: { workEmail: 'grace@work.example' },
    address: { city: 'Paris', state: null },
  });
});
