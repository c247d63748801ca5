import { nextSlide, previousSlide } from '../dashboard/carousel.ts';

/** Before the first picture of low priority, and between two of them, in milliseconds (core/pictures-5). */
const LOW_PRIORITY_DELAY = 100;
const LOW_PRIORITY_STAGGER = 50;

/** A picture to preload. */
export interface Preload {
  readonly url: string;
  readonly priority: 'high' | 'medium' | 'low';
  /** Milliseconds to wait. */
  readonly delay: number;
}

const ranks = ['high', 'medium', 'low'] as const satisfies readonly Preload['priority'][];

const priorityOf = (index: number, count: number): Preload['priority'] => {
  if (index === 0) return 'high';
  return index === nextSlide(0, count) || index === previousSlide(0, count) ? 'medium' : 'low';
};

/**
 * Orders the carousel's pictures for preloading (core/pictures-4, core/pictures-5): the first slide's at once with high priority, its
 * neighbors' at once with medium, the others later with low. Each URL is loaded once.
 * @param urls one for each slide, null if it has no picture
 */
export function preloadingPlan(urls: readonly (string | null)[]): readonly Preload[] {
  const priorities = new Map<string, Preload['priority']>();
  for (const rank of ranks) {
    for (const [index, url] of urls.entries()) {
      const isNew = url !== null && !priorities.has(url);
      if (isNew && priorityOf(index, urls.length) === rank) priorities.set(url, rank);
    }
  }
  const plan = [...priorities];
  const urgentCount = plan.filter(([, priority]) => priority !== 'low').length;
  return plan.map(([url, priority], index) => ({
    url,
    priority,
    delay:
      index < urgentCount ? 0 : LOW_PRIORITY_DELAY + (index - urgentCount) * LOW_PRIORITY_STAGGER,
  }));
}
