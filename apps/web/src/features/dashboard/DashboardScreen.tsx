import { PicturesMayLoad } from '@parlour/app/pictures';
import { usePageTitle } from '@parlour/app/routing';
import { nextSlide, previousSlide, slideImage } from '@parlour/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useRedeemed } from '../benefits/useRedeemed.ts';
import { useRegistered } from '../registrations/useRegistered.ts';
import { DashboardView } from './DashboardView.tsx';
import { greeting, weekSummary } from './greeting.ts';
import { useDashboard } from './useDashboard.ts';
import { useNextForMember } from './useNextForMember.ts';
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
  const user = useSelector(session, ({ context }) => context.session?.user);
  const { slides, weekCount, ...lists } = useDashboard(user?.id ?? '', timeZone);
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
        next={useNextForMember()}
        registered={useRegistered()}
        redeemed={useRedeemed()}
        day={dayFormat.format(now)}
        greeting={greeting(user?.name ?? '', now.getHours())}
        week={weekCount === null ? null : weekSummary(weekCount)}
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
