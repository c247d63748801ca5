import { afterAll } from 'vitest';
import { MEMBER, SECOND_MEMBER } from './constants.ts';
import { startTestClub, type TestClub, type Tokens } from './testClub.ts';

/** A test club with both members of the sample club signed in. */
interface ClubOfTwo {
  readonly club: TestClub;
  readonly as: Tokens;
  readonly other: Tokens;
}

/** Starts a test club with two signed-in members, and stops it after the last test of the file. */
export async function startClubOfTwo(): Promise<ClubOfTwo> {
  const { club, stop } = await startTestClub();
  afterAll(() => stop());
  return { club, as: await club.signIn(MEMBER), other: await club.signIn(SECOND_MEMBER) };
}
