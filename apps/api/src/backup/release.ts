import packageJson from '../../../../package.json' with { type: 'json' };

/** The number of this release. */
export const RELEASE: string = packageJson.version;
