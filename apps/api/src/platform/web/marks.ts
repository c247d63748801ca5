/** The marks between which a page that the server renders puts its own. */
export const marks = /\s*<!--\/?(?:about|root|scripts-needed)-->/g;

/** Puts something else between two marks of a page, `<!--name-->` and `<!--/name-->`. */
export function replaced(html: string, name: string, content: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [from, to] = [html.indexOf(open), html.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`The member app's page has no part "${name}".`);
  return html.slice(0, from) + content + html.slice(to + close.length);
}
