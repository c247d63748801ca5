import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// A busy machine is no fault of a component.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  // After each test, since the next one may be in another file of the same page, which knows nothing of this one's mocks.
  vi.restoreAllMocks();
});
