import * as styles from './Avatar.css.ts';

export type AvatarProps = {
  /** Whose it is. Without a picture their initials are shown. */
  name: string;
  /** The URL of their picture. Undefined for none. */
  picture?: string;
  /** As high as a line of text, as two of them, or as a control. */
  size?: 'small' | 'regular' | 'large';
  /** Whether screen readers hear the name, because it is not said beside it. */
  isNamed?: boolean;
};

/** Returns the first letters of the first and of the last word of a name. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}]\p{M}*[^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => /^.\p{M}*/u.exec(word ?? '')?.[0] ?? '').join('');
}

/** Shows somebody by a small picture, or by their initials. */
export function Avatar({ name, picture, size = 'regular', isNamed = false }: AvatarProps) {
  const named = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span {...named} className={styles.size[size]}>
      {picture === undefined ? (
        initialsOf(name)
      ) : (
        <img src={picture} alt="" className={styles.picture} />
      )}
    </span>
  );
}
