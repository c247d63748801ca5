import { expect, test, vi } from 'vitest';
import { affectedTests } from './affectedTests.ts';

// Every test and story of the workspace is parsed, which takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a change in a feature reaches its own tests, those that open its page, and its stories', () => {
  const changed = ['apps/web/src/features/events/detail/EventFacts.tsx'];
  const { own, others, stories } = affectedTests(changed, ['apps/web']);
  expect(own).toContain('apps/web/src/features/events/detail/EventScreen.test.tsx');
  expect(own.every((file) => file.startsWith('apps/web/src/features/events/'))).toBe(true);
  expect(others).toContain('apps/web/src/app/shell/Shell.test.tsx');
  expect(stories).toContain('apps/web/src/features/events/detail/EventView.stories.tsx');
});

test('a change in a library reaches its own tests, and those of the packages that use it', () => {
  const changed = ['libs/core/src/events/eventMonths.ts'];
  const { own, others } = affectedTests(changed, ['libs/core']);
  expect(own).toEqual(['libs/core/src/events/eventMonths.test.ts']);
  expect(others).toContain('apps/web/src/features/events/list/EventsScreen.test.tsx');
});

test('a change that most tests of a package reach runs those beside it', () => {
  const changed = ['apps/api/src/features/gift-guides/service.ts'];
  const { own, others } = affectedTests(changed, ['apps/api']);
  expect(own).toEqual(['apps/api/src/features/gift-guides/giftGuides.test.ts']);
  expect(others).toContain('apps/api/src/http/envelopes.test.ts');
});

test('a change directly in the source of a big package, and a changed test, run no tests beside them', () => {
  const ownOf = (path: string) => affectedTests([path], ['apps/api']).own;
  expect(ownOf('apps/api/src/memberHandlers.ts')).toEqual([]);
  expect(ownOf('apps/api/src/config.ts')).toEqual(['apps/api/src/config.test.ts']);
  const envelopes = 'apps/api/src/http/envelopes.test.ts';
  expect(ownOf(envelopes)).toEqual([envelopes]);
});

test('a changed guide of a component reaches the test of all guides, which reads it by a pattern', () => {
  const changed = ['libs/ui/src/components/Badge/Badge.md'];
  expect(affectedTests(changed, ['libs/ui']).own).toEqual(['libs/ui/src/stories/guard.test.ts']);
});

test('a changed test reaches itself alone', () => {
  const changed = ['libs/core/src/events/eventMonths.test.ts'];
  expect(affectedTests(changed, ['libs/core'])).toEqual({ own: changed, others: [], stories: [] });
});

test('a changed document reaches no test', () => {
  const none = { own: [], others: [], stories: [] };
  expect(affectedTests(['README.md', 'libs/core/README.md'], ['libs/core'])).toEqual(none);
});
