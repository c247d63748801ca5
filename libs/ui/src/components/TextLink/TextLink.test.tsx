import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextLink } from './TextLink.tsx';

test('an entry of the menu says that the reader is on its page', () => {
  render(
    <TextLink variant="navigation" href="/events" current>
      Events
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Events', current: 'page' })).toBeTruthy();
});

test('another site opens in a new tab', () => {
  render(
    <TextLink variant="standalone" href="https://news.example" external>
      Newsletter
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Newsletter' }).getAttribute('target')).toBe('_blank');
});

test('only an entry of a menu can be current', () => {
  const link = (
    // @ts-expect-error An inline link cannot mark the current page.
    <TextLink href="/events" current>
      Events
    </TextLink>
  );
  expect(link).toBeTruthy();
});
