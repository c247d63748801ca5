import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

/** Renders a part of a page at `/part`, which was opened from `/before`. */
export function renderRouted(part: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/part', element: part },
      { path: '/before', element: null },
    ],
    { initialEntries: ['/before', '/part'] },
  );
  return { router, ...render(<RouterProvider router={router} />) };
}
