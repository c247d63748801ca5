import * as styles from './foundations.css.ts';

/** Returns the names of a table, with their type. */
export function namesOf<Table extends object>(table: Table) {
  return Object.keys(table).filter((name): name is Extract<keyof Table, string> => name in table);
}

/** Returns a length as people write it: `12 px`. */
export function written(length: string): string {
  return length.replaceAll('px', ' px');
}

/** Draws the name of a token. */
export function titled(name: string | number) {
  return <span className={styles.name}>{name}</span>;
}
