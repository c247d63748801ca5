/** One story in the report. The pictures are named by their files; undefined where there is none. */
export interface Finding {
  readonly name: string;
  readonly what: string;
  readonly before?: string;
  readonly after?: string;
  readonly difference?: string;
}

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; }
  section { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; margin-bottom: 48px; }
  h2 { grid-column: 1 / -1; margin: 0; font-size: 18px; }
  figure { margin: 0; } img { max-width: 100%; border: 1px solid #888; }`;

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (caption: string, file: string | undefined) =>
  `<figure><figcaption>${caption}</figcaption>${
    file === undefined ? 'none' : `<a href="${escape(file)}"><img src="${escape(file)}" alt=""></a>`
  }</figure>`;

/** Writes the page that shows each finding before, after and as a difference, side by side. */
export function reportPage(findings: readonly Finding[]): string {
  const sections = findings.map(
    ({ name, what, before, after, difference }) =>
      `<section><h2>${escape(name)}: ${escape(what)}</h2>${figure('before', before)}${figure(
        'after',
        after,
      )}${figure('difference', difference)}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>${style}</style><h1>${findings.length} pictures to look at</h1>
${sections.join('\n')}</html>\n`;
}
