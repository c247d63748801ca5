import { formatDay, dayInZone, type PaperSheet as Sheet } from '@parlour/core';
import { PaperSheet, usePrintTime } from '@parlour/ui';
import { createPortal } from 'react-dom';
import { useServices } from '../../app/services.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

export type PagePaperProps = {
  /** What is printed instead of the page. */
  sheet: Sheet;
};

/** Replaces the page on paper. It renders once the page is printed. */
export function PagePaper({ sheet }: PagePaperProps) {
  const time = usePrintTime();
  return time === null
    ? null
    : createPortal(<PrintedSheet sheet={sheet} time={time} />, document.body);
}

function PrintedSheet({ sheet, time }: PagePaperProps & { time: Date }) {
  const { clubName, clubPhone } = useServices().configuration;
  return (
    <PaperSheet
      clubName={clubName}
      clubPhone={clubPhone}
      day={formatDay(dayInZone(time, timeZone))}
      {...sheet}
    />
  );
}
