// `npm start`: builds the member app when its sources changed, then runs the server.
import { serverArguments } from './workspace/paths.ts';
import { buildWebWhenChanged } from './workspace/webBuild.ts';

if (!(await buildWebWhenChanged())) process.exit(1);

// The server replaces this process, to receive its signals and set its exit code directly.
if (process.execve === undefined) {
  throw new Error('npm start needs Linux or macOS: this system cannot replace a process');
}
// By default glibc keeps freed memory apart for each of many threads.
const environment = { MALLOC_ARENA_MAX: '2', ...process.env };
process.execve(process.execPath, [process.execPath, ...serverArguments], environment);
