import { offered } from '@parlour/app/offered';

/** Whether the browser can store guides. A site without TLS cannot, nor can some browsers that block storage. */
export function canReadOffline(serviceWorkerUrl: string | null): serviceWorkerUrl is string {
  return (
    serviceWorkerUrl !== null &&
    offered(() => navigator.serviceWorker) !== undefined &&
    offered(() => caches) !== undefined &&
    offered(() => navigator.locks) !== undefined
  );
}
