/** The part of a zod schema that parses the configuration. */
interface ConfigurationSchema<Configuration> {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly data?: Configuration | undefined;
  };
}

/**
 * Reads an app's run-time configuration. The server puts it into the page as JSON in the element `#configuration`.
 * Returns the defaults when it is missing or invalid.
 */
export function readConfiguration<Configuration>(
  page: Document,
  schema: ConfigurationSchema<Configuration>,
  defaults: Configuration,
): Configuration {
  const text = page.getElementById('configuration')?.textContent;
  return (text ? schema.safeParse(parseJson(text)).data : undefined) ?? defaults;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
