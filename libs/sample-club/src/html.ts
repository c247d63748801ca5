/** Returns a paragraph, followed by a bulleted list if there are items. The texts may contain inline HTML. */
export function html(text: string, items: readonly string[] = []): string {
  const list = items.map((item) => `<li>${item}</li>`).join('');
  return `<p>${text}</p>${list && `<ul>${list}</ul>`}`;
}
