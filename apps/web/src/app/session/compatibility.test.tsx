import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { club } from '../../testing/club.ts';
import { fakeApi } from '../../testing/fakeApi.ts';
import { renderApp } from '../../testing/renderApp.tsx';

// As the browser of a sample member held it, written by the app of commit 1cc9368. Neither key nor text may change here.
const storedSession =
  '{"user":{"id":"member-rosalind-hale","email":"member@club.example","name":"Rosalind Hale","crmId":"CRM-10417","instanceUrl":"https://crm.club.example"},"isAuthenticated":true,"sessionToken":"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJwYXJsb3VyIiwianRpIjoiMDFhMjAzNzctZGZiNi03NjRiLTkzZjAtZjE0ZTRjYzljZTBhIiwic3ViIjoibWVtYmVyLXJvc2FsaW5kLWhhbGUiLCJpYXQiOjE3OTUzNTQ1MTcsImV4cCI6MTc5Nzk0NjUxN30.82G2NSsSkNOCwTVw--3hoD6_Z8DD75SuW8I81kqAj0w","crmToken":"9x6rcOIVlTz_ZX9f3UXyck6JKYz9fP9mxdKpOXt6Yg4","refreshToken":"system-auth"}';

test('web/app/session-8: a session that version 0.1 stored signs the member in, with its tokens', async () => {
  localStorage.setItem('auth-storage', storedSession);
  const { calls } = fakeApi();
  const { router } = renderApp('/profile', { signedIn: false });
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe('/profile');
  const { sessionToken, crmToken } = JSON.parse(storedSession);
  const [profileCall] = calls('getProfile');
  expect(profileCall?.headers.get('authorization')).toBe(`Bearer ${sessionToken}`);
  expect(profileCall?.headers.get('x-crm-token')).toBe(crmToken);
  expect(localStorage.getItem('auth-storage')).toBe(storedSession);
});

test('web/app/session-9: a path to return to that version 0.1 stored is opened after signing in', async () => {
  const path = `/member-benefits/${club.benefits[0]!.id}`;
  sessionStorage.setItem('post-login-path', path);
  fakeApi();
  const { router, user } = renderApp('/login', { signedIn: false });
  await user.type(await screen.findByLabelText(/Email/), 'member@club.example{Enter}');
  await user.type(await screen.findByLabelText(/Enter 6-digit code/), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(sessionStorage.getItem('post-login-path')).toBeNull();
});
