import { configurationSchema } from '@parlour/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestClub } from '../../testing/testClub.ts';

test('api/configuration-1: the browser gets its part of the environment, and nothing else of it', async () => {
  const { club, stop } = await startTestClub({
    CLUB_NAME: 'The Reading Room',
    MEMBERSHIP_URL: 'https://join.example/',
    GOOGLE_MAPS_KEY: 'browser-key',
    SMTP_URL: 'smtp://user:password@mail.example',
  });
  onTestFinished(stop);
  const { body, text } = await club.api.getConfiguration({});
  expect(configurationSchema.parse(body.data)).toMatchObject({
    clubName: 'The Reading Room',
    membershipUrl: 'https://join.example/',
    newsletterUrl: 'https://news.club.example/',
    googleMapsKey: 'browser-key',
  });
  expect(text).not.toContain('password');
});

test('api/configuration-1: the browser is told that the club has no newsletter and no membership site', async () => {
  const { club, stop } = await startTestClub({ NEWSLETTER_URL: '', MEMBERSHIP_URL: '' });
  onTestFinished(stop);
  const { body } = await club.api.getConfiguration({});
  expect(configurationSchema.parse(body.data)).toMatchObject({
    newsletterUrl: null,
    membershipUrl: null,
  });
});
