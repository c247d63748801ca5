import { spawn } from 'node:child_process';

/** A display for browsers that need one. */
export interface Display extends AsyncDisposable {
  readonly name: string;
}

/** Starts a display that nobody sees. Xvfb chooses a free number itself. */
export async function startDisplay(program: string): Promise<Display> {
  const server = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const output = server.stdio[3];
  if (output === null || output === undefined) throw new Error('Xvfb has no output.');
  const number = await new Promise<string>((resolve, reject) => {
    output.once('data', (data) => resolve(String(data).trim()));
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb could not start.')));
  });
  return {
    name: `:${number}`,
    [Symbol.asyncDispose]: async () => void server.kill(),
  };
}
