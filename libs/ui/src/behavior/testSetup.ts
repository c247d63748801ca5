import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine is no fault of a component.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
