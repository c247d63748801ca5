import type { Plugin } from 'vite';

/** Escapes `<`, because a value must not end the element. */
const configurationElement = (configuration: unknown) =>
  `<script type="application/json" id="configuration">${JSON.stringify(configuration).replaceAll('<', '\\u003c')}</script>`;

// The contract's schema can't be used here: Vite reads its own configuration without the condition `@parlour/source`.
const isEnvelope = (value: unknown): value is { data: { clubName: string } } =>
  typeof value === 'object' &&
  value !== null &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null &&
  'clubName' in value.data &&
  typeof value.data.clubName === 'string';

/** Escapes `&` and `<` for HTML text. */
const escapeHtml = (value: string) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Fills the slots of `index.html` for the run-time configuration and the club's name during development.
 * The server does the same with the built page.
 * @param server origin of the running server
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
        .replace('<!--configuration-->', () => configurationElement(envelope.data))
        .replace('<!--club-name-->', () => escapeHtml(envelope.data.clubName));
    },
  };
}
