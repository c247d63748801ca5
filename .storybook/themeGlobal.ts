import { addons } from 'storybook/preview-api';

/** Reads the theme of the toolbar, for pages that render no story: these get no globals. */
export function themeGlobal(): string {
  const channel = addons.getChannel();
  const events: unknown = channel.last('globalsUpdated') ?? channel.last('setGlobals');
  const [last] = Array.isArray(events) ? (events as readonly unknown[]) : [];
  const globals = isRecord(last) ? last['globals'] : undefined;
  return isRecord(globals) ? String(globals['theme']) : 'light';
}

/** Whether a value has properties to read. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Sets a theme on the whole page, as the app does. `system` follows the machine. */
export function applyTheme(theme: unknown): void {
  const root = document.documentElement;
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
}
