import type { Plugin } from 'vite';

/** `<` is written as an escape, so that no value can end the element that holds it. */
const element = (configuration: unknown) =>
  `<script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;

// The contract's schema can't be used here: Vite reads its own configuration without the condition @parlour/source.
const isEnvelope = (value: unknown): value is { data: { clubName: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'clubName' in value.data &&
  typeof value.data.clubName === 'string';

/** `&` and `<` as they can stand in a text of HTML. */
const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Does in development what the server does with the built page: it puts the run-time configuration and the club's name
 * at their markers in index.html, asked for at `server` (an origin).
 */
export function configuration(server: string): Plugin {
  return {
    name: 'parlour:configuration',
    apply: 'serve',
    async transformIndexHtml(html) {
      const response = await fetch(`${server}/api/configuration`).catch(() => undefined);
      const envelope: unknown = response?.ok ? await response.json() : undefined;
      if (!isEnvelope(envelope)) return html;
      return html
        .replace('<!--configuration-->', () => element(envelope.data))
        .replace('<!--club-name-->', () => text(envelope.data.clubName));
    },
  };
}
