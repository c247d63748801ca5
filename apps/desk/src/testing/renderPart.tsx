import { DataLayout } from '@parlour/app/data-layout';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { ServicesContext } from '../app/services.ts';
import { testServices } from './testServices.ts';

/** Renders a part of a page that makes calls. Returns the user who works with it. */
export function renderPart(part: ReactNode) {
  const services = testServices(() => router);
  const router = createMemoryRouter([
    {
      loader: () => services,
      Component: DataLayout,
      HydrateFallback: () => null,
      children: [{ path: '/', element: part }],
    },
  ]);
  render(
    <ServicesContext value={services}>
      <RouterProvider router={router} />
    </ServicesContext>,
  );
  return userEvent.setup();
}
