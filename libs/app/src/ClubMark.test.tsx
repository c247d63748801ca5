import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClubMark } from './ClubMark.tsx';

test('api/web-31: the logo has its size and the name of the club as alternative text', () => {
  render(<ClubMark clubName="The Club" logoUrl="/api/club/logo/0123.160x40.png" />);
  const logo = screen.getByRole('img', { name: 'The Club' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['160', '40']);
});

test('api/web-31: without a logo the name is shown', () => {
  render(<ClubMark clubName="The Club" logoUrl={null} />);
  expect(screen.queryByRole('img')).toBeNull();
  screen.getByText('The Club');
});

test('api/web-31: the dark theme has its own logo at its own size, where there is one', () => {
  const path = '/api/club/logo/0123';
  render(
    <ClubMark
      clubName="The Club"
      logoUrl={`${path}.160x40.png`}
      logoDarkUrl={`${path}.90x40.png`}
    />,
  );
  expect(screen.getByRole('img', { name: 'The Club' }).parentElement?.innerHTML).toBe(
    `<source srcset="${path}.90x40.png" media="screen and (prefers-color-scheme: dark)" width="90" height="40"><img alt="The Club" width="160" height="40" src="${path}.160x40.png">`,
  );
});
