const hashes = new Map<string, string>();

/**
 * Names a class by the end of its hash. Hashes do not compress, and each class is in the style sheet and in a script.
 * Throws when two classes would have one name.
 */
export function shortClassName({ hash }: { readonly hash: string }): string {
  const name = `_${hash.slice(3)}`;
  if ((hashes.get(name) ?? hash) !== hash) throw new Error(`Two classes would be named ${name}.`);
  hashes.set(name, hash);
  return name;
}
