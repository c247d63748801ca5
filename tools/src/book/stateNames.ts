const separator = ' · ';

/** Returns the name of a state with that of its page, as the search of the book shows it. */
export function stateName(page: string, state: string): string {
  return page + separator + state;
}

/** Returns the name of a state alone, as the sidebar shows it below its page. */
export function ownName(name: string): string {
  return name.split(separator).slice(1).join(separator) || name;
}
