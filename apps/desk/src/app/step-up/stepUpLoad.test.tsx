import { act, renderHook, waitFor } from '@testing-library/react';
import type { CallFailure } from '@parlour/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { StepUpProvider } from './StepUpProvider.tsx';
import { useStepUp } from './useStepUp.ts';

// The files of a worker share their modules, but not those that this one replaces.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('./StepUpDialog.tsx', () => {
  throw new TypeError('Failed to fetch');
});

test('desk/app-11: a call whose proof cannot be asked for fails as it did', async () => {
  const failure = {
    kind: 'domain',
    code: 'step_up_required',
    message: 'Please confirm that it is you.',
  } as CallFailure;
  const { result } = renderHook(useStepUp, { wrapper: StepUpProvider });
  const settled = vi.fn();
  act(() => void result.current(async () => ({ ok: false, failure })).then(settled));
  await waitFor(() => expect(settled).toHaveBeenCalledWith({ ok: false, failure }));
});
