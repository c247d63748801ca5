/** Letters and digits without any sign between them, as other systems make them. */
const plain = /^[A-Za-z0-9]{6,32}$/;

/** The most characters of a group that is easy to say and to keep in mind. */
const GROUP = 4;

/** Splits letters and digits evenly: nine are three groups of three, so that none is left alone. */
function evenGroups(text: string): string[] {
  const count = Math.ceil(text.length / GROUP);
  const startOf = (group: number) => Math.ceil((text.length * group) / count);
  return Array.from({ length: count }, (_, group) =>
    text.slice(startOf(group), startOf(group + 1)),
  );
}

/** Splits a code into the groups that a person reads in one go. Joined, they are the code. */
export function codeGroups(code: string): readonly string[] {
  if (plain.test(code)) return evenGroups(code);
  return code.split(/(?<=[^-]-)(?=[^-])/);
}

/** What a screen reader can spell. A mark that changes the letter before it must not be parted from that. */
const spelled = /^[\p{L}\p{N} -]{1,40}$/u;

const nameOf = (character: string) =>
  character === '-' ? 'dash' : character === ' ' ? 'space' : character;

/** Returns a code as a screen reader says it character by character, with a pause after each group. */
export function spellCode(code: string): string {
  if (!spelled.test(code)) return code;
  return codeGroups(code)
    .map((group) => Array.from(group, nameOf).join(' '))
    .join(', ');
}
