import type { Profile } from '@parlour/contract';

type Named = Pick<Profile, 'firstName' | 'lastName'>;

/** Joins first and last name. One may be all there is (core/profile-1). */
export function fullName({ firstName, lastName }: Named) {
  return [firstName, lastName]
    .map((name) => name.trim())
    .join(' ')
    .trim();
}

/** Returns what a person is greeted by: the first name, or the last one where it is all there is (core/profile-1). */
export function greetingName({ firstName, lastName }: Named) {
  return firstName.trim() || lastName.trim();
}

const joinNonBlank = (parts: readonly (string | null)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);

/** Returns the lines of a postal address; empty if nothing is known (core/profile-2). */
export function addressLines({
  street,
  city,
  state,
  zipCode,
  country,
}: Profile['address']): readonly string[] {
  return [
    joinNonBlank([street], ''),
    joinNonBlank([city, joinNonBlank([state, zipCode], ' ')], ', '),
    joinNonBlank([country], ''),
  ].filter((line) => line !== '');
}
