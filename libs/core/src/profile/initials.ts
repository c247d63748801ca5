import type { Profile } from '@parlour/contract';

/** Returns the initials of both names, for a member without a picture (core/profile-1). */
export function initialsOf({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) {
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
