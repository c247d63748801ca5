import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { people, startClub, storeApiKey, type Club } from '@parlour/e2e';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startKiosk } from './kiosk/kiosk.ts';

let club: Club;

beforeAll(async () => {
  club = await startClub();
});

afterAll(() => club.dispose());

/** Starts a command-line tool. */
const startTool = (name: string, parameters: readonly string[], environment = {}) => {
  const main = join(import.meta.dirname, name, 'main.ts');
  const tool = spawn(process.execPath, ['--conditions=@parlour/source', main, ...parameters], {
    env: { ...process.env, ...environment },
  });
  let output = '';
  let errors = '';
  tool.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  tool.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    type: (line: string) => void tool.stdin.write(`${line}\n`),
    closeInput: () => void tool.stdin.end(),
    ended: once(tool, 'close').then(([exitCode]) => ({
      exitCode: Number(exitCode),
      lines: output.split('\n'),
      errors,
    })),
  };
};

const startRequestTool = (values: readonly string[], email: string = people.member) =>
  startTool('request-tool', [club.url, email, 'Restaurants', ...values]);

const needed = [
  'Restaurants: Dining Reservation',
  '- diningDate (Dining date): YYYY-MM-DD, required',
  '- diningTime (Dining time): HH:MM, required',
  '- diningGuests (Number of guests): 1 to 9999, required',
  '- dietaryRequirements (Dietary requirements): text, optional',
];

const complete = ['diningDate=2090-06-01', 'diningTime=19:30', 'diningGuests=2'];

test('the request tool shows what a category needs, and sends a request', async () => {
  const tool = startRequestTool(complete);
  tool.type(await club.mailbox.waitForCode(people.member));
  const { exitCode, lines, errors } = await tool.ended;
  expect([exitCode, errors]).toEqual([0, '']);
  expect(lines).toEqual([
    ...needed,
    'Request type: Dining Reservation',
    'Subject: Dining Reservation - June 1, 2090',
    'Dining date: June 1, 2090',
    'Dining time: 7:30 PM',
    'Number of guests: 2',
    expect.stringMatching(/^Code sent to member@club.example: RQ-\w{8}: Received$/),
    '',
  ]);
});

test.each([
  [['diningDate=2090-06-01'], 'Dining time is required.\nNumber of guests is required.\n'],
  [['diningDate=2020-06-01', ...complete.slice(1)], 'Dining date must not be in the past.\n'],
  [
    ['diningGuest=2'],
    'Unknown: diningGuest. The fields are subject, description, diningDate, diningTime, diningGuests, dietaryRequirements.\n',
  ],
])('the request tool says of %j what is missing or wrong', async (values, message) => {
  const { exitCode, lines, errors } = await startRequestTool(values).ended;
  expect([exitCode, errors]).toEqual([1, message]);
  expect(lines.slice(0, needed.length)).toEqual(needed);
});

test('the request tool says that nobody can enter a code where its input is closed', async () => {
  const tool = startRequestTool(complete, 'stranger@club.example');
  tool.closeInput();
  const { exitCode, errors } = await tool.ended;
  expect([exitCode, errors]).toEqual([1, 'No code was entered.\n']);
});

test('the kiosk registers a member for an event', async () => {
  const { window } = new JSDOM('<main></main>');
  vi.stubGlobal('document', window.document);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    window.close();
  });
  const root = window.document.querySelector('main')!;
  const press = (text: RegExp) =>
    [...root.querySelectorAll('button')].find((each) => text.test(each.textContent))!.click();
  const enter = (value: string) => {
    root.querySelector('input')!.value = value;
    press(/Continue/);
  };
  const shows = (text: string) =>
    expect.poll(() => root.textContent, { timeout: 120_000 }).toContain(text);
  const email = people.secondMember;
  startKiosk(root, club.url);
  enter(email);
  await shows('The code in your email');
  enter(await club.mailbox.waitForCode(email));
  await shows('Choose an event');
  press(/, 20\d\d/);
  await shows('Registration successful! Confirmation: ');
  press(/Leave/);
  await shows('Your email');
});

test('the list of open requests is printed for another system, by its API key', async () => {
  const key = await storeApiKey(club, ['desk.read']);
  const tool = startTool('open-requests', [club.url], { PARLOUR_API_KEY: key });
  const { exitCode, lines, errors } = await tool.ended;
  expect([exitCode, errors]).toEqual([0, '']);
  const [first, ...others] = lines.filter((line) => line !== '');
  expect(first).toMatch(/^RQ-\w+\t[A-Z][\w ]+\t[A-Z]\w+ [A-Z]\w+\t.+$/);
  expect(others.every((line) => line.split('\t').length === 4)).toBe(true);
});

test.each<[string, () => Promise<string>]>([
  ['This API key is not valid.', () => Promise.resolve(`parlour_${'a'.repeat(43)}`)],
  ['This API key does not have the permission for it.', () => storeApiKey(club, ['member.read'])],
])('the list of open requests says why a key is refused: %s', async (message, keyOf) => {
  const tool = startTool('open-requests', [club.url], { PARLOUR_API_KEY: await keyOf() });
  const { exitCode, errors } = await tool.ended;
  expect([exitCode, errors]).toEqual([1, `${message}\n`]);
});
