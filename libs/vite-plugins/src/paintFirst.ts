import { createHash } from 'node:crypto';
import { minifySync, type Plugin } from 'vite';

// What the workspace's `browserslist` needs: in this order Chrome 110, Safari 16.4, Firefox 121 and Chrome 111.
const browserCheck = `const isSupported = () =>
  'toSorted' in [] &&
  ['width: 1lh', 'selector(:has(a))', 'color: color-mix(in srgb, red, red)'].every((rule) =>
    CSS.supports(rule),
  );
const tellUnsupported = () =>
  document.body.prepend(document.querySelector('#unsupported-browser').content);
`;

/** What a browser that is too old shows. It is in the page, and not in the script that everyone runs. */
const unsupportedNotice = (message: string) =>
  `<template id="unsupported-browser"><p role="alert" class="unsupported-browser">${message}</p></template>`;

/** The first formatter of a process reads the words for dates, for as long as React renders a page. Threads share them. */
const dateWords = `new Intl.DateTimeFormat('en-US', { weekday: 'long' }).format();
postMessage('read');
close();
`;

/** The files that the start script loads. */
interface StartedFiles {
  readonly app: string;
  readonly dateWords: string;
}

const startScript = (
  files: StartedFiles,
) => `${browserCheck}const atMost = (promise, milliseconds = 3000) =>
  Promise.race([promise, new Promise((end) => setTimeout(end, milliseconds))]);
const frame = () => new Promise((end) => requestAnimationFrame(() => setTimeout(end)));
const style = document.querySelector('link[rel=later][as=style]');
const loadStyle = async () =>
  style &&
  new Promise((end) => Object.assign(style, { rel: 'stylesheet', onerror: end, onload: end }));
const readDateWords = () =>
  new Promise((end) =>
    setTimeout(() =>
      Object.assign(new Worker('${files.dateWords}'), { onerror: end, onmessage: end }),
    ),
  );
const loadFonts = () =>
  atMost(Promise.allSettled([...document.fonts].map((font) => font.load()))).then(() =>
    document.documentElement.classList.remove('fonts-later'),
  );
const startApp = () =>
  document.head.append(
    Object.assign(document.createElement('script'), { type: 'module', src: '${files.app}' }),
  );
const readable = document.querySelector('html:not(.is-member) [data-rendered]');
const load = async () => {
  const styled = loadStyle();
  const loaded = styled.then(() => Promise.allSettled([atMost(readDateWords()), loadFonts()]));
  await (readable && loaded);
  for (const link of document.querySelectorAll('link[rel=later]'))
    setTimeout(() => (link.rel = 'modulepreload'));
  styled.then(() => setTimeout(startApp));
};
const picture = document.querySelector(
  'html:not(.is-member) [data-rendered] img[fetchpriority=high], .is-member .member-shell img[fetchpriority=high]',
);
if (!isSupported()) loadStyle().then(tellUnsupported);
else if (document.hidden) load();
else atMost(picture?.decode(), readable ? 1500 : 400).then(frame, frame).then(load);
`;

/**
 * Lets the browser paint `index.html` before it evaluates the app, because that blocks a phone for a while.
 * The page preloads the app's file, and the start script runs it after the first frame. That script is part of the
 * page, because a file of its own would take a round trip. A background page has no frames to wait for.
 *
 * Scripts have a lower priority than the style sheet and fonts of the first frame. A server-rendered page is readable
 * without them, so it loads as it is read: first picture, style sheet, fonts, scripts (`web/app/server-10`). A phone that receives a
 * dozen scripts meanwhile draws the page in one long step. The scripts of a member's page wait for the picture of its shell
 * alone, and less long (`web/app/shell-23`).
 *
 * To request a file takes a phone some milliseconds, so each is a task of its own. The page changes its fonts once all are
 * there, because each change lays out the whole page. One that hangs delays the others and the scripts for three seconds.
 *
 * A worker reads the browser's words for dates, which would block a phone longer than any other step (`web/app/shell-24`). It
 * does so beside the fonts.
 *
 * A browser that is too old for the app shows the given message instead (`web/app/shell-15`).
 */
export function paintFirst({ unsupported }: { readonly unsupported: string }): Plugin {
  let base = '/';
  /** Adds the worker to the build, and returns its address. */
  let emitDateWords: () => string;
  return {
    name: 'parlour:paint-first',
    apply: 'build',
    buildStart() {
      ({ base } = this.environment.config);
      emitDateWords = () => {
        const { code: source } = minifySync('date-words.js', dateWords, { module: true });
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/date-words-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        return base + fileName;
      };
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { chunk }) {
        if (chunk === undefined) throw new Error('The build has no file to start from.');
        const path = base + chunk.fileName;
        const files = { app: path, dateWords: emitDateWords() };
        const source = startScript(files);
        const { code } = minifySync('paint-first.js', source, { module: true });
        const script = `<script type="module" crossorigin src="${path}"></script>`;
        // Vite names the files of an entry that only imports others, and the page would not wait for anything.
        if (!html.includes(script)) throw new Error('The page does not start with the app alone.');
        return html
          .replace(
            script,
            () => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${path}" />
    <script type="module">${code}</script>`,
          )
          .replace('</body>', () => `${unsupportedNotice(unsupported)}</body>`);
      },
    },
  };
}
