/** A part of a note: words, the mention of a person, or the reference of a request. */
export interface NotePart {
  readonly kind: 'words' | 'person' | 'request';
  /** As it is written, with its sign. */
  readonly text: string;
}

const reference = /^#(RQ-[0-9A-Z]{4,12})(?![\p{L}\p{N}])/u;
const word = /[\p{L}\p{N}]/u;

/** Returns the mention at the beginning of a text: of several names that fit, the longest one. */
function mentionAt(text: string, names: readonly string[]): NotePart | null {
  const [written] = reference.exec(text) ?? [];
  if (written !== undefined) return { kind: 'request', text: written };
  const [name] = names
    .filter((each) => text.startsWith(`@${each}`) && !word.test(text.charAt(each.length + 1)))
    .toSorted((one, other) => other.length - one.length);
  return name === undefined ? null : { kind: 'person', text: `@${name}` };
}

/** Returns the parts of a note in their order (core/staff-16). A sign within a word, as in an email address, mentions nothing. */
export function noteParts(text: string, names: readonly string[]): readonly NotePart[] {
  const parts: NotePart[] = [];
  let begun = 0;
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])[@#]/gu)) {
    const mention = index < begun ? null : mentionAt(text.slice(index), names);
    if (mention === null) continue;
    if (index > begun) parts.push({ kind: 'words', text: text.slice(begun, index) });
    parts.push(mention);
    begun = index + mention.text.length;
  }
  return begun < text.length ? [...parts, { kind: 'words', text: text.slice(begun) }] : parts;
}

/** Returns the ids of the people that a note mentions, each once. Of two with one name both are mentioned (core/staff-16). */
export function mentionedIn(
  text: string,
  people: readonly { readonly id: string; readonly name: string }[],
): readonly string[] {
  const written = new Set(
    noteParts(
      text,
      people.map(({ name }) => name),
    ).map((part) => part.text),
  );
  return people.filter(({ name }) => written.has(`@${name}`)).map(({ id }) => id);
}

/** Returns the references of the requests that a note mentions, each once (core/staff-16). */
export function referencesIn(text: string): readonly string[] {
  const written = noteParts(text, []).filter(({ kind }) => kind === 'request');
  return [...new Set(written.map((part) => part.text.slice(1)))];
}
