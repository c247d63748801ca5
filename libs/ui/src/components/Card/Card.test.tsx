import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Card } from './Card.tsx';

test('its one link is called by the title alone', () => {
  render(<Card href="/events/1" title="Chamber music" eyebrow="Music" text="Two quartets." />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('heading', { level: 3, name: 'Chamber music' })).toBeTruthy();
  expect(card.getAllByRole('link')).toHaveLength(1);
  expect(card.getByRole('link', { name: 'Chamber music' }).getAttribute('href')).toBe('/events/1');
});

test('its action is not part of the link', () => {
  render(<Card href="/gifts/1" title="A vase" action={<button type="button">Request</button>} />);
  const card = within(screen.getByRole('article'));
  expect(card.getByRole('link').contains(card.getByRole('button'))).toBe(false);
});

test('its title is reached before its action, and the button in its corner last', async () => {
  render(
    <Card
      href="/gifts/1"
      title="A vase"
      media={<img src="/vase.webp" alt="" />}
      corner={<button type="button">Save A vase</button>}
      action={<button type="button">Request</button>}
    />,
  );
  const reached = [];
  for (const _ of ['link', 'action', 'corner']) {
    await userEvent.tab();
    reached.push(document.activeElement?.textContent);
  }
  expect(reached).toEqual(['A vase', 'Request', 'Save A vase']);
});

test('a badge needs a picture to lie on', () => {
  // @ts-expect-error There is no picture.
  expect(<Card href="/events/1" title="Chamber music" badge="New" />).toBeTruthy();
});
