import { useTimeZone } from '@parlour/app/hooks';
import { dayInZone, formatDay, paperSheetOf } from '@parlour/core';
import { PaperSheet, usePrintTime } from '@parlour/ui';
import { createPortal } from 'react-dom';
import { useServices } from '../../app/services.ts';
import type { PagePaperProps } from './PagePaper.tsx';

/** The sheet that replaces the page on paper. It renders once the page is printed. */
export function Paper({ subject }: PagePaperProps) {
  const time = usePrintTime();
  return time === null
    ? null
    : createPortal(<PrintedSheet subject={subject} time={time} />, document.body);
}

function PrintedSheet({ subject, time }: PagePaperProps & { time: Date }) {
  const timeZone = useTimeZone();
  const { clubName, clubPhone } = useServices().configuration;
  return (
    <PaperSheet
      clubName={clubName}
      clubPhone={clubPhone}
      day={formatDay(dayInZone(time, timeZone))}
      {...paperSheetOf(subject)}
    />
  );
}
