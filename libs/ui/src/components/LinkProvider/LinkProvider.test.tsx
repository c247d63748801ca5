import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const RouterLink = (props: LinkComponentProps) => <a {...props} data-router="" />;

test('links of this site go through the router, those to another do not', () => {
  render(
    <LinkProvider component={RouterLink}>
      <TextLink href="/events">Events</TextLink>
      <TextLink href="https://news.example" external>
        Newsletter
      </TextLink>
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Events' }).hasAttribute('data-router')).toBe(true);
  expect(screen.getByRole('link', { name: 'Newsletter' }).hasAttribute('data-router')).toBe(false);
});

test('without a router they are plain anchors', () => {
  render(<TextLink href="/events">Events</TextLink>);
  expect(screen.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events');
});
