import { expect, test } from 'vitest';
import { requestEmails } from './emails.ts';
import { branding } from '../../testing/branding.ts';

const request = {
  id: 'r-1',
  reference: 'RQ-7K3M9XAC',
  payload: { requestType: 'Other', subject: 'A green umbrella' },
  context: { kind: 'general' },
  member: { name: 'Rosalind Hale', email: 'member@club.example' },
  path: '/dashboard',
  watchers: [],
} as const;

test('api/requests-30: a new request reaches staff with its link to the desk, and the member without', () => {
  const [toStaff, toMember] = requestEmails(branding, request);
  expect(toStaff?.to.address).toBe('concierge@club.example');
  expect(toStaff?.replyTo?.address).toBe('member@club.example');
  expect(toStaff?.text).toContain('https://desk.club.example/desk/requests/r-1');
  expect(toStaff?.html).toContain('https://desk.club.example/desk/requests/r-1');
  expect(toMember?.text).not.toContain('desk.club.example');
});

test('api/requests-30: a club that works at the desk alone emails a new request to its member alone', () => {
  const emails = requestEmails({ ...branding, areRequestsEmailed: false }, request);
  expect(emails.map(({ to }) => to.address)).toEqual(['member@club.example']);
});
