// `npm run package`: makes the release of Parlour for this system, a folder and an archive in `dist/release`.
import { relative } from 'node:path';
import { root } from '../workspace/paths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { makeRelease } from './makeRelease.ts';

if (!(await buildWebWhenChanged())) process.exit(1);
const { folder, archive } = await makeRelease();
console.log(`parlour: made ${relative(root, archive)} of the folder ${relative(root, folder)}`);
