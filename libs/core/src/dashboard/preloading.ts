import { nextSlide, previousSlide } from './carousel.ts';

/** How long the pointer rests on a card before its picture is loaded, in milliseconds (spec section 9). */
export const HOVER_PRELOAD_DELAY = 200;

/** Before the first picture of low priority, and between two of them, in milliseconds (spec section 9). */
const LOW_PRIORITY_DELAY = 100;
const LOW_PRIORITY_STAGGER = 50;

/** What the browser knows of the reader's connection. */
export interface NetworkConnection {
  /** The reader asked the browser to save data. */
  readonly saveData: boolean;
  readonly slowConnection: boolean;
}

/** A picture to load ahead. */
export interface Preload {
  readonly url: string;
  readonly priority: 'high' | 'medium' | 'low';
  /** Milliseconds to wait. */
  readonly delay: number;
}

/** True for the connection types of the Network Information API on which pictures are not loaded ahead. */
export const isSlowConnection = (effectiveType: string | undefined): boolean =>
  effectiveType === 'slow-2g' || effectiveType === '2g';

const ranks = ['high', 'medium', 'low'] as const satisfies readonly Preload['priority'][];

const priorityOf = (index: number, count: number): Preload['priority'] => {
  if (index === 0) return 'high';
  return index === nextSlide(0, count) || index === previousSlide(0, count) ? 'medium' : 'low';
};

/**
 * Which pictures of the carousel to load ahead (spec sections 4 and 9): the first slide's at once with high priority,
 * the next and the previous one's at once with medium, the others later with low. Each address is loaded once; nothing
 * is loaded ahead on a slow connection or when the reader saves data.
 * @param urls one for each slide, null where it has no picture
 */
export const preloadingPlan = (
  urls: readonly (string | null)[],
  { saveData, slowConnection }: NetworkConnection,
): readonly Preload[] => {
  if (saveData || slowConnection) return [];
  const priorities = new Map<string, Preload['priority']>();
  for (const rank of ranks) {
    for (const [index, url] of urls.entries()) {
      const isNew = url !== null && !priorities.has(url);
      if (isNew && priorityOf(index, urls.length) === rank) priorities.set(url, rank);
    }
  }
  const plan = [...priorities];
  const urgent = plan.filter(([, priority]) => priority !== 'low').length;
  return plan.map(([url, priority], index) => ({
    url,
    priority,
    delay: index < urgent ? 0 : LOW_PRIORITY_DELAY + (index - urgent) * LOW_PRIORITY_STAGGER,
  }));
};
