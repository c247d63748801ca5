import { PicturesMayLoad } from '@parlour/app/pictures';
import { usePageTitle } from '@parlour/app/routing';
import { useSession } from '@parlour/app/session';
import { nextSlide, previousSlide, slideImage } from '@parlour/core';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DashboardView } from './DashboardView.tsx';
import { useDashboard } from './useDashboard.ts';
import { useOwnItems } from './useOwnItems.ts';
import { usePreloading } from './usePreloading.ts';

/** Returns the current time, with its day in words and the member's zone. */
const today = () => {
  const now = new Date();
  const format = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  });
  return { now, day: format.format(now), timeZone: format.resolvedOptions().timeZone };
};

/** Binds the dashboard to its three lists, and the carousel to its current slide. */
export function DashboardScreen() {
  const { session, firstPicture } = useServices();
  const user = useSession(session)?.user;
  const [{ now, day, timeZone }] = useState(today);
  const { slides, weekCount, isComplete, ...lists } = useDashboard(user?.id ?? '', timeZone);
  const [current, setCurrent] = useState(0);
  const count = slides === 'loading' ? 0 : slides.length;
  usePageTitle('Home');
  const picturesMayLoad = usePreloading(
    slides === 'loading' ? null : slides.flatMap((slide) => slideImage(slide) ?? []).join('\n'),
  );

  return (
    <PicturesMayLoad value={picturesMayLoad}>
      <DashboardView
        {...lists}
        own={useOwnItems(isComplete && picturesMayLoad)}
        day={day}
        greeting={greeting(user?.name ?? '', now.getHours())}
        week={
          weekCount === null ? null : { summary: weekSummary(weekCount), hasEvents: weekCount > 0 }
        }
        carousel={{
          slides,
          firstPicture,
          current,
          onPrevious: () => setCurrent(previousSlide(current, count)),
          onNext: () => setCurrent(nextSlide(current, count)),
          onSelect: setCurrent,
        }}
      />
    </PicturesMayLoad>
  );
}

/**
 * Returns the greeting of a member, for example `Good evening, Eleanor.`, with a line break before the name.
 * @param name the member's full name. Only its first word is used
 * @param hour the hour in the member's time zone, 0 to 23
 */
export function greeting(name: string, hour: number): string {
  const [firstName = ''] = name.trim().split(/\s+/, 1);
  const timeOfDay = hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon';
  return firstName === '' ? `Good ${timeOfDay}.` : `Good ${timeOfDay},\n${firstName}.`;
}

/** Returns the number of events in the coming week as a sentence. */
export function weekSummary(count: number): string {
  if (count === 0) return 'A quiet week ahead: no events in the next seven days.';
  return count === 1
    ? '1 event in the next seven days.'
    : `${count} events in the next seven days.`;
}
