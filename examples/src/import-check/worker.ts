// A module worker: `new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })`. It responds to the rows of an
// import with what the club makes of them.
import { checkImport, type ImportRow } from './checkImport.ts';

addEventListener('message', ({ data }: MessageEvent<readonly ImportRow[]>) =>
  postMessage(checkImport(data)),
);
