import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactLinks } from './ContactLinks.tsx';

test('web/app/shell-14: the concierge can be called and written to', () => {
  const contact = { email: 'concierge@club.example', phone: '+44 20 7946 0180' };
  render(<ContactLinks contact={contact} layout="row" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['+44 20 7946 0180', 'tel:+442079460180'],
    ['concierge@club.example', 'mailto:concierge@club.example'],
  ]);
});

test('web/app/shell-14: a telephone is dialed as the server says, with its extension', () => {
  const contact = { email: null, phone: '+44 20 7946 0180 ext. 12' };
  const phoneUrl = 'tel:+442079460180;ext=12';
  render(<ContactLinks contact={{ ...contact, phoneUrl }} layout="row" />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(phoneUrl);
});

test('web/app/shell-14: a club that gives neither loses nothing but the line', () => {
  const { container } = render(
    <ContactLinks contact={{ email: null, phone: null }} layout="row" />,
  );
  expect(container.textContent).toBe('');
});
