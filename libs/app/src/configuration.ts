import { parseJson, recordOf } from '@parlour/core/session';

/**
 * Reads an app's run-time configuration. The server puts it into the page as JSON in the element `#configuration`.
 * Returns a function from a field's name to its text, null if there is none. It does not use the schemas, since every
 * page starts with it and none should wait for them to load.
 */
export function readConfiguration(page: Document): (name: string) => string | null {
  const fields = recordOf(parseJson(page.getElementById('configuration')?.textContent ?? ''));
  return (name) => {
    const text = fields?.[name];
    return typeof text === 'string' ? text : null;
  };
}
