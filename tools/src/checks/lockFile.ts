import { z } from 'zod';
import type { Check } from './repository.ts';

const PAGE = 'package-lock.json';
const lockShape = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().default(false),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
    }),
  ),
});

/**
 * Checks that the lock file is a complete inventory of the packages: each has the SHA-512 of its content, and none comes from
 * elsewhere than npm's registry.
 */
export const lockFile: Check = (repository) => {
  const { packages } = lockShape.parse(JSON.parse(repository.get(PAGE) ?? '{"packages":{}}'));
  return Object.entries(packages).flatMap(([path, { link, resolved, integrity }]) => {
    if (link || !path.includes('node_modules/')) return [];
    const issues: string[] = [];
    if (integrity?.startsWith('sha512-') !== true) issues.push('has no SHA-512');
    if (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')) {
      issues.push(`comes from ${resolved}`);
    }
    return issues.map((issue) => `${PAGE}: ${path} ${issue}`);
  });
};
