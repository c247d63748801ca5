/** What says yes in a cell, in lower case. */
export const truths: ReadonlySet<string> = new Set([
  'true',
  'yes',
  'y',
  '1',
  'x',
  'on',
  'checked',
  'ja',
  'wahr',
  'oui',
  'vrai',
  'sì',
  'sí',
  'si',
  'vero',
  'verdadero',
  'sim',
  '✓',
  '✔',
  '✔️',
  '☑',
  '☑️',
  '✅',
  '√',
]);

/** What says no in a cell, in lower case. */
export const untruths: ReadonlySet<string> = new Set([
  'false',
  'no',
  'n',
  '0',
  'off',
  'unchecked',
  'nein',
  'falsch',
  'non',
  'faux',
  'falso',
  'não',
  '✗',
  '✘',
  '✕',
  '❌',
  '☐',
]);

/** How other systems call what their readers do not see, in lower case. */
const hidden: ReadonlySet<string> = new Set([
  'draft',
  'auto-draft',
  'pending',
  'pending review',
  'scheduled',
  'future',
  'private',
  'trash',
  'unpublished',
  'inactive',
  'archived',
  'hidden',
  'canceled',
  'cancelled',
  'deleted',
  'entwurf',
  'privat',
  'inaktiv',
  'archiviert',
]);

/** How they call what everybody sees, in lower case. */
const shown: ReadonlySet<string> = new Set([
  'publish',
  'published',
  'live',
  'active',
  'public',
  'visible',
  'on sale',
  'sold out',
  'sales ended',
  'started',
  'ended',
  'completed',
  'veröffentlicht',
  'aktiv',
]);

/** Reads from a status whether readers see an item (core/imports-16). Undefined for no known word. */
export function isHiddenStatus(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (hidden.has(word)) return true;
  return shown.has(word) ? false : undefined;
}
