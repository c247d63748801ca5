import type { Profile } from '@parlour/contract';

/** Returns the names of the fields that differ between two profiles, such as `phone` and `address.city`. */
export function changedFieldNames(before: Profile, after: Profile): readonly string[] {
  const former = new Map(fieldsOf(before));
  return fieldsOf(after).flatMap(([name, value]) => (former.get(name) === value ? [] : [name]));
}

function fieldsOf(profile: Profile): [name: string, value: unknown][] {
  return Object.entries(profile).flatMap(([name, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([part, partValue]) => [`${name}.${part}`, partValue])
      : [[name, value]],
  );
}
