import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/paths.ts';
import { readPorts } from './ports.ts';

const core = join(root, 'libs/core/src');
const portsOf = (path: string) => readPorts(join(core, path));
const named = (path: string, name: string) =>
  portsOf(path).ports.find((port) => port.name === name);

test('a port is read with what it gets, what it gives and what it keeps', () => {
  expect(named('sign-in/signInMachine.ts', 'saveRequestedCode')).toEqual({
    name: 'saveRequestedCode',
    kind: 'action',
    takes: '{ requested: RequestedCode | null }',
    returns: '',
    comment: expect.stringMatching(/^Keeps `requested`.* never the code\. Null forgets it\./),
  });
  expect(named('documents/previewMachine.ts', 'fetchPreview')).toMatchObject({
    kind: 'actor',
    takes: '',
    returns: 'Result<FetchedPreview, CallFailure>',
  });
});

test('a form has the ports of all forms, with its own types', () => {
  const { ports, types } = portsOf('requests/requestMachine.ts');
  expect(ports.map(({ name }) => name)).toEqual([
    'requestContext',
    'preselectedType?',
    'today',
    'makeIdempotencyKey',
    'parked?',
    'submit',
  ]);
  expect(ports.at(-1)).toMatchObject({
    takes: 'FormSubmission<RequestBody>',
    returns: 'Result<RequestReceipt, SubmissionFailure>',
  });
  expect(types.find(({ name }) => name === 'FormSubmission')?.fields[0]).toMatchObject({
    name: 'payload',
    type: 'RequestBody',
  });
});

test('actions that a program passes at once are ports', () => {
  expect(named('session/sessionMachine.ts', 'goTo')).toMatchObject({
    kind: 'action',
    takes: '{ path: string }',
  });
  expect(named('session/sessionMachine.ts', 'clearEverything')).toMatchObject({ takes: '' });
});

const files = globSync('*/*Machine.ts', { cwd: core });

test.each(files)('%s says what each of its ports is', (file) => {
  const { ports, types } = portsOf(file);
  for (const { name, comment } of [...ports, ...types.flatMap(({ fields }) => fields)]) {
    expect(comment, name).toMatch(/^[A-Z].*\.$/);
  }
});
