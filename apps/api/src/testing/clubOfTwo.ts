import { afterAll } from 'vitest';
import { MEMBER, SECOND_MEMBER } from './constants.ts';
import { startTestClub, type TestClub, type Tokens } from './testClub.ts';

/** A club with both members of the sample signed in. */
interface ClubOfTwo {
  readonly club: TestClub;
  readonly as: Tokens;
  readonly other: Tokens;
}

/** Starts such a club for a test file; it is stopped after the last test. */
export async function clubOfTwo(): Promise<ClubOfTwo> {
  const { club, stop } = await startTestClub();
  afterAll(() => stop());
  return { club, as: await club.signIn(MEMBER), other: await club.signIn(SECOND_MEMBER) };
}
