// After the test of a story: what axe could only hand on for review fails too, unless it was judged.
import { afterEach } from 'vitest';
import { type Review, unjudged } from '../tools/src/book/needsReview.ts';

/** What the accessibility addon reports of a story. */
interface Report {
  readonly type: string;
  readonly result: { readonly incomplete?: readonly Review[] };
}

afterEach(({ task }) => {
  // The addon's own, so the shape is known.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { reports = [] } = task.meta as { readonly reports?: readonly Report[] };
  const reviews = reports.flatMap(({ type, result }) =>
    type === 'a11y' ? (result.incomplete ?? []) : [],
  );
  const left = unjudged(reviews);
  if (left.length === 0) return;
  throw new Error(
    `Axe could not decide, and tools/src/book/needsReview.ts does not:\n${left.join('\n')}`,
  );
});
