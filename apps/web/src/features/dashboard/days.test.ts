import { selectFeaturedItems, slideImage, splitPastAndUpcoming } from '@parlour/core';
import { createSampleClub } from '@parlour/sample-club';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const anyInstant = fc.date({
  min: new Date('2024-01-01T00:00:00Z'),
  max: new Date('2039-12-31T23:59:59Z'),
  noInvalidDate: true,
});

test('web/dashboard-2, web/dashboard-3, core/dashboard-2, core/dashboard-3, core/dashboard-6, core/dashboard-7, core/dashboard-10: on any day the club fills the dashboard', () => {
  fc.assert(
    fc.property(anyInstant, fc.string(), (now, memberId) => {
      const day = now.toISOString().slice(0, 10);
      const { events, benefits, destinations } = createSampleClub({ today: day });
      const lists = { events, benefits, destinations: destinations.slice(0, 6) };
      const featured = selectFeaturedItems({ ...lists, isComplete: true, memberId, now, day });
      const { upcoming, past } = splitPastAndUpcoming(events, now);

      expect(new Set([...upcoming, ...past])).toEqual(new Set(events));
      expect(past.length).toBeGreaterThan(0);
      const shownInOrder = upcoming.filter((event) => featured.events.includes(event));
      expect(featured.events).toEqual(shownInOrder);
      expect(featured.events).toHaveLength(3);
      expect(new Set(featured.benefits).size).toBe(4);
      expect(featured.benefits.filter(({ expiresAt }) => expiresAt && expiresAt < day)).toEqual([]);
      expect(new Set(featured.destinations).size).toBe(4);
      expect(featured.weekCount).toBeGreaterThan(0);
      expect(featured.weekCount).toBeLessThanOrEqual(upcoming.length);

      const { slides } = featured;
      expect(slides.map(({ kind }) => kind)).toEqual(['event', 'event', 'benefit', 'destination']);
      expect(slides.map(slideImage)).not.toContain(null);
    }),
  );
});
