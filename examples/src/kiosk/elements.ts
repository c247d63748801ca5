/** Creates a heading of the page. */
export function heading(text: string): HTMLElement {
  return element('h1', text);
}

/** Creates a line of text. A screen reader announces it when it is an alert. */
export function line(text: string, role?: 'alert' | 'status'): HTMLElement {
  const created = element('p', text);
  if (role !== undefined) created.setAttribute('role', role);
  return created;
}

/** Creates a button. */
export function button(text: string, onPress: () => void): HTMLElement {
  const created = element('button', text);
  created.addEventListener('click', onPress);
  return created;
}

/** Creates a form with one field. */
export function form(
  label: string,
  type: 'email' | 'text',
  onSubmit: (value: string) => void,
): HTMLElement {
  const input = document.createElement('input');
  input.type = type;
  input.required = true;
  const labeled = element('label', label);
  labeled.append(' ', input);
  const created = document.createElement('form');
  created.append(labeled, element('button', 'Continue'));
  created.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(input.value);
  });
  return created;
}

const element = (name: 'h1' | 'p' | 'button' | 'label', text: string): HTMLElement => {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
};
