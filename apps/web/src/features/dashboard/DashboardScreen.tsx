import { PicturesMayLoad } from '@parlour/app/pictures';
import { usePageTitle } from '@parlour/app/routing';
import { useSession } from '@parlour/app/session';
import { nextSlide, previousSlide, slideImage } from '@parlour/core';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { DashboardView } from './DashboardView.tsx';
import { greeting, weekSummary } from './greeting.ts';
import { useDashboard } from './useDashboard.ts';
import { useOwnItems } from './useOwnItems.ts';
import { usePreloading } from './usePreloading.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});

/** Binds the dashboard to its three lists, and the carousel to its current slide. */
export function DashboardScreen() {
  const { session } = useServices();
  const user = useSession(session)?.user;
  const { slides, weekCount, isComplete, ...lists } = useDashboard(user?.id ?? '', timeZone);
  const [current, setCurrent] = useState(0);
  const [now] = useState(() => new Date());
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
        day={dayFormat.format(now)}
        greeting={greeting(user?.name ?? '', now.getHours())}
        week={
          weekCount === null ? null : { summary: weekSummary(weekCount), hasEvents: weekCount > 0 }
        }
        carousel={{
          slides,
          current,
          onPrevious: () => setCurrent(previousSlide(current, count)),
          onNext: () => setCurrent(nextSlide(current, count)),
          onSelect: setCurrent,
        }}
      />
    </PicturesMayLoad>
  );
}
