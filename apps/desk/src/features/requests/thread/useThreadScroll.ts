import type { EarlierEntries } from '@parlour/app/thread';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** How near to its end a thread counts as read to the end, in pixels. */
const NEAR = 80;

/** Returns the pane that scrolls the thread; null where the page scrolls, which stays as it is. */
const paneOf = (lines: HTMLElement | null) => lines?.closest<HTMLElement>('[data-pane]') ?? null;

const distanceToEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight;

/** Returns whether the last line of a thread is in sight, or nearly. A thread without lines has nothing out of sight. */
export function isEndNear(line: HTMLElement | null): boolean {
  if (line === null) return true;
  const pane = paneOf(line);
  if (pane !== null) return distanceToEnd(pane) < NEAR;
  return line.getBoundingClientRect().bottom < window.innerHeight + NEAR;
}

/**
 * Opens a thread beside the queue at its end, follows its new lines while the end is in sight, and loads earlier lines
 * where the beginning comes in sight (`desk/requests/thread-20`). What is read does not move by what is loaded above it.
 *
 * @param lastId - the id of the last line. Undefined for a thread without lines.
 * @returns what to attach to the lines.
 */
export function useThreadScroll(
  lastId: string | undefined,
  { entries, more }: Pick<EarlierEntries<{ readonly id: string }>, 'entries' | 'more'>,
): RefObject<HTMLElement | null> {
  const lines = useRef<HTMLElement>(null);
  const isAtEnd = useRef(true);
  const toEnd = useRef(0);
  const firstId = entries[0]?.id;
  useLayoutEffect(() => {
    const pane = lastId === undefined ? null : paneOf(lines.current);
    if (pane !== null && isAtEnd.current) pane.scrollTop = pane.scrollHeight;
  }, [lastId]);
  useLayoutEffect(() => {
    const pane = paneOf(lines.current);
    if (pane === null || firstId === undefined) return;
    pane.scrollTop = pane.scrollHeight - pane.clientHeight - toEnd.current;
  }, [firstId]);
  const onScroll = useEffectEvent((pane: HTMLElement) => {
    toEnd.current = distanceToEnd(pane);
    isAtEnd.current = toEnd.current < NEAR;
    if (pane.scrollTop < NEAR && !isAtEnd.current && more?.isPending === false) more.onShow();
  });
  useEffect(() => {
    const pane = paneOf(lines.current);
    if (pane === null) return undefined;
    const listen = () => onScroll(pane);
    pane.addEventListener('scroll', listen, { passive: true });
    return () => pane.removeEventListener('scroll', listen);
  }, []);
  return lines;
}
