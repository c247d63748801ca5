import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';

const originShape = z.object({
  chromium: z.string(),
  system: z.string(),
  fonts: z.record(z.string(), z.string()),
});

/** What drew the pictures: Chromium's version, the processor and the fonts by name or by use. */
export type Origin = z.infer<typeof originShape>;

const manifestShape = z.object({ dependencies: z.record(z.string(), z.string()) });

/** The fonts that draw what the club's own fonts lack, by use. */
function systemFonts(): [string, string][] {
  return ['sans-serif', 'serif', 'monospace'].map((use) => {
    const { stdout } = spawnSync('fc-match', ['--format=%{family} %{fontversion}', use]);
    return [use, stdout?.toString() || 'unknown'];
  });
}

/** Returns what draws pictures on this machine. */
export function readOrigin(chromium: string): Origin {
  const manifest = readFileSync(join(root, 'libs/ui/package.json'), 'utf8');
  const { dependencies } = manifestShape.parse(JSON.parse(manifest));
  const own = Object.entries(dependencies).filter(([name]) => name.startsWith('@fontsource'));
  const fonts = Object.fromEntries([...own, ...systemFonts()]);
  return { chromium, system: `${process.platform} ${process.arch}`, fonts };
}

/** Reads what drew the stored pictures. */
export function parseOrigin(text: string): Origin {
  return originShape.parse(JSON.parse(text));
}

/** Says what differs between what drew the stored pictures and what draws now, one line for each. */
export function compareOrigins(stored: Origin, now: Origin): string[] {
  const facts = ({ chromium, system, fonts }: Origin) => ({ Chromium: chromium, system, ...fonts });
  const [before, after]: Record<string, string | undefined>[] = [facts(stored), facts(now)];
  return Object.keys({ ...before, ...after })
    .filter((name) => before?.[name] !== after?.[name])
    .map((name) => `${name} ${after?.[name] ?? 'none'} instead of ${before?.[name] ?? 'none'}`);
}
