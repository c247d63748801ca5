import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from '../Card/Card.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import type { LinkComponentProps } from './LinkProvider.tsx';
import { LinkProvider } from './LinkProvider.tsx';

const RouterLink = ({ state, ...props }: LinkComponentProps) => (
  <a {...props} data-router="" data-state={JSON.stringify(state)} />
);

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

test('what goes along with a link reaches the router, and no plain anchor', () => {
  const card = <Card href="/vendors/lilias" title="Lilias" state={{ vendorId: 'v1' }} />;
  const { unmount } = render(<LinkProvider component={RouterLink}>{card}</LinkProvider>);
  expect(screen.getByRole('link').dataset['state']).toBe('{"vendorId":"v1"}');
  unmount();
  render(card);
  expect(screen.getByRole('link').hasAttribute('state')).toBe(false);
});
