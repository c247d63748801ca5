import { cleanup } from '@testing-library/react';
import { configureGlobal } from 'fast-check';
import { afterEach, vi } from 'vitest';

// Every run uses the same examples, so that failures are reproducible.
configureGlobal({ seed: 20_260_101 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
