/**
 * Returns the part of the changelog that tells of a release.
 *
 * @param changelog - in the format of Keep a Changelog.
 * @throws Error where the changelog has no such release, or one without a day.
 */
export function releaseNotes(changelog: string, version: string): string {
  const parts = changelog.split(/^(?=## )/m);
  const part = parts.find((each) => each.startsWith(`## [${version}]`));
  if (part === undefined) throw new Error(`CHANGELOG.md has no release ${version}`);
  if (!/^## \[[^\]]+\] - \d{4}-\d{2}-\d{2}\n/.test(part)) {
    throw new Error(`CHANGELOG.md gives no day of the release ${version}`);
  }
  return part;
}
