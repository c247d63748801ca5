import type { Profile } from '@parlour/contract';

/** First and last name. */
export const fullName = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) =>
  [firstName, lastName]
    .map((name) => name.trim())
    .join(' ')
    .trim();

/** The first letters of both names, in capitals, for a member without a picture. */
export const initialsOf = ({ firstName, lastName }: Pick<Profile, 'firstName' | 'lastName'>) =>
  (firstLetter(firstName) + firstLetter(lastName)).toLocaleUpperCase('en-US');

const firstLetter = (name: string): string => {
  const [first = ''] = name.trim();
  return first;
};

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(separator);

/** The lines of an address, as a letter has them; none where nothing of it is known. */
export const addressLines = ({
  street,
  city,
  state,
  zipCode,
  country,
}: Profile['address']): readonly string[] =>
  [
    joined([street], ''),
    joined([city, joined([state, zipCode], ' ')], ', '),
    joined([country], ''),
  ].filter((line) => line !== '');
