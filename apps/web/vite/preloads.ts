import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** A page of the shell, and the calls that it alone makes. */
const page = (screen: string, queries?: string): readonly string[] => [
  '/data/createData.ts',
  '/data/DataLayout.tsx',
  '/shell/Shell.tsx',
  ...(queries === undefined ? [] : [`/data/${queries}.ts`]),
  `/screens/${screen}.tsx`,
];

/**
 * What the first paint of an address needs beside the start file, by the modules that its route imports. `:name` stands
 * for any one part of a path.
 */
const needs: Readonly<Record<string, readonly string[]>> = {
  '/login': ['/screens/login/LoginScreen.tsx'],
  '/': page('dashboard/DashboardScreen'),
  '/dashboard': page('dashboard/DashboardScreen'),
  '/member-benefits': page('benefits/BenefitsScreen'),
  '/member-benefits/:id': page('benefit/BenefitScreen'),
  '/events': page('events/EventsScreen'),
  '/events/:id': page('event/EventScreen'),
  '/destination-guides': page('destinations/DestinationsScreen'),
  '/destination-guides/:id': page('destination/DestinationScreen', 'guideQueries'),
  '/vendors/:slug': page('vendor/VendorScreen', 'guideQueries'),
  '/gift-guides': page('gift-guides/GiftGuidesScreen', 'giftQueries'),
  '/gift-guides/:id': page('gift-guide/GiftGuideScreen', 'giftQueries'),
  '/gift-guides/products/:id': page('gift-product/GiftProductScreen', 'giftQueries'),
};

/** The chunk that holds a module, and the chunks that it imports in turn. */
const filesOf = (bundle: Bundle, module: string): readonly string[] => {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holder = chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(`/src${module}`)));
  if (holder === undefined) throw new Error(`The build has no module src${module} to preload.`);
  const files = new Set([holder.fileName]);
  for (const file of files) {
    const output = bundle[file];
    if (output?.type === 'chunk') for (const imported of output.imports) files.add(imported);
  }
  return [...files];
};

/**
 * Writes `preloads.json`, from which the server tells the browser in the page itself which files the address needs:
 * they come down beside the start file and not after it. Fonts are not among them: a browser holds the first paint back
 * for a preloaded font, and the fallback faces take exactly the same room.
 */
export function preloads(): Plugin {
  return {
    name: 'parlour:preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      const start = Object.values(bundle).find(
        (output) => output.type === 'chunk' && output.isEntry,
      );
      const files = Object.entries(needs).map(([path, modules]) => [
        path,
        [...new Set(modules.flatMap((module) => filesOf(bundle, module)))]
          .filter((file) => file !== start?.fileName)
          .map((file) => `/${file}`),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'preloads.json',
        source: JSON.stringify(Object.fromEntries(files)),
      });
    },
  };
}
