import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// A slow machine must not fail a component test.
configure({ asyncUtilTimeout: 15_000 });

// jsdom does not implement scrollIntoView.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(cleanup);
