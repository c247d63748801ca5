/** Whether the browser can store guides. A site without TLS cannot, nor can some browsers in private windows. */
export function canReadOffline(serviceWorkerUrl: string | null): serviceWorkerUrl is string {
  return (
    serviceWorkerUrl !== null &&
    'serviceWorker' in navigator &&
    'caches' in window &&
    'locks' in navigator
  );
}
