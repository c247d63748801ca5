import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { ZonedTime } from './ZonedTime.tsx';

test("web/app/server-5: a time that the browser's zone data would write otherwise stays as rendered", async () => {
  const container = document.createElement('div');
  container.innerHTML = '<span>7:00 PM GMT</span>';
  const onRecoverableError = vi.fn();
  const root = await act(async () =>
    hydrateRoot(container, <ZonedTime>8:00 PM GMT+1</ZonedTime>, { onRecoverableError }),
  );
  expect(container.textContent).toBe('7:00 PM GMT');
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
