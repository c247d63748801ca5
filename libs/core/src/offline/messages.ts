/** The switch on a guide's page. */
export const AVAILABLE_OFFLINE = 'Available offline';
/** What the switch says while the guide and its pictures are being stored. */
export const SAVING_GUIDE = 'Saving this guide...';

/** Why a guide could not be saved (core/offline-15). */
export type SaveFailure = 'quota' | 'network' | 'blocked';

const failures: Readonly<Record<SaveFailure, string>> = {
  quota: 'Not saved: this device has no room for it.',
  network: 'Not saved: the network failed. Please try again.',
  blocked: 'Not saved: this browser stores nothing for this site.',
};

/** Returns why a guide could not be saved. */
export function saveFailureMessage(failure: SaveFailure): string {
  return failures[failure];
}

/** Writes a size as people read it: `640 kB`, `2.3 MB` (core/offline-12). */
export function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** What the switch says before a guide is saved. */
export function unsavedMessage(estimate: number | null): string {
  const size = estimate === null ? '' : `, about ${sizeText(estimate)}`;
  return `Saves the guide and its pictures on this device${size}.`;
}

/** What the switch says of a saved guide. */
export function savedMessage(bytes: number): string {
  return `Saved on this device, ${sizeText(bytes)}.`;
}
