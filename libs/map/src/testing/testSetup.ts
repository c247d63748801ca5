import { cleanup } from '@testing-library/react';
import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

// Every run tries a property with the same examples, so that what fails once fails always.
configureGlobal({ seed: 20_260_101 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
