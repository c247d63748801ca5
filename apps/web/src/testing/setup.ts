import { beforeEach, vi } from 'vitest';
import { NOW } from './today.ts';

beforeEach(() => void vi.setSystemTime(NOW));
