import { useEffect } from 'react';

/** Takes the lock; null where the browser has none or refuses it, as at a low battery or without HTTPS. */
async function takeLock(): Promise<WakeLockSentinel | null> {
  try {
    // oxlint-disable-next-line parlour/supported-browsers -- Others let the screen go dark as ever.
    return 'wakeLock' in navigator ? await navigator.wakeLock.request('screen') : null;
  } catch {
    return null;
  }
}

/** Keeps the screen awake while it is on. A hidden page loses its lock, so it is taken again with each return. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState === 'hidden') return;
      const taken = await takeLock();
      if (isOver) await taken?.release();
      else lock = taken;
    };
    const onVisibility = () => void take();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, [isOn]);
}
