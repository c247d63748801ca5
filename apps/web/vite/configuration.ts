import type { Plugin } from 'vite';

const marker = '<!--configuration-->';

/** `<` is written as an escape, so that no value can end the element that holds it. */
const element = (configuration: unknown) =>
  `<script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;

/**
 * Does in development what the server does with the built page: it puts the run-time configuration at the marker of
 * index.html, asked for at `server` (an origin).
 */
export function configuration(server: string): Plugin {
  return {
    name: 'parlour:configuration',
    apply: 'serve',
    async transformIndexHtml(html) {
      const response = await fetch(`${server}/api/configuration`).catch(() => undefined);
      const envelope: unknown = response?.ok ? await response.json() : undefined;
      if (typeof envelope !== 'object' || envelope === null || !('data' in envelope)) return html;
      return html.replace(marker, () => element(envelope.data));
    },
  };
}
