import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies the frame around the built book: Storybook copies it there as readable code, twice as large. */
export function lightFrame(): Plugin {
  let folder = '';
  return {
    name: 'parlour:light-frame',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: async () => {
      for (const name of globSync('sb-{manager,addons}/**/*.js', { cwd: folder })) {
        const file = join(folder, name);
        const { code, errors } = await minify(name, readFileSync(file, 'utf8'), { module: true });
        const [error] = errors;
        if (error !== undefined) throw new Error(`${name}: ${error.message}`);
        writeFileSync(file, code);
      }
    },
  };
}
