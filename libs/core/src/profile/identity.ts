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

/** Returns the initials of both names, for a member without a picture (core/profile-1). */
export function initialsOf({ firstName, lastName }: Named) {
  return (firstLetter(firstName) + firstLetter(lastName)).toLocaleUpperCase('en-US');
}

/** Returns the initials of the first and the last word of a whole name (core/profile-1). */
export function initialsOfName(name: string) {
  const words = name.trim().split(/\s+/);
  return initialsOf({ firstName: words[0] ?? '', lastName: words.slice(1).at(-1) ?? '' });
}

const firstLetter = (name: string): string => {
  const [first = ''] = name.trim();
  return first;
};

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
