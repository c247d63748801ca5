/** The comments around the slots of a template. */
export const slotComments = /\s*<!--\/?(?:about|root|scripts-needed)-->/g;

/** Replaces the slot between the comments `<!--name-->` and `<!--/name-->`, together with the comments. */
export function fillSlot(html: string, name: string, content: string): string {
  const [open, close] = [`<!--${name}-->`, `<!--/${name}-->`];
  const [start, end] = [html.indexOf(open), html.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`The member app's page has no part "${name}".`);
  return html.slice(0, start) + content + html.slice(end + close.length);
}

/**
 * Lets the app's files wait until the start script asks for them, after the page's first picture (`web/app/shell-23`). On a page for
 * visitors they also wait for style sheet and fonts (`web/app/server-10`).
 */
export function loadScriptsLater(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="later"');
}
