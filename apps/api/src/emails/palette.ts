/** The colors of an email by their role. */
interface Palette {
  readonly page: string;
  readonly paper: string;
  readonly ink: string;
  readonly mutedInk: string;
  readonly accent: string;
  readonly rule: string;
  readonly strongRule: string;
}

/** The colors where a mail program is light, or ignores style sheets. */
export const light: Palette = {
  page: '#faf6ee',
  paper: '#fffdf8',
  ink: '#1f2430',
  mutedInk: '#6b675e',
  accent: '#8a6a2f',
  rule: '#e4dccb',
  strongRule: '#8a8271',
};

/** The colors where a mail program is dark (ML18). Those of the app's dark theme. */
export const dark: Palette = {
  page: '#161411',
  paper: '#1f1c18',
  ink: '#f3eddf',
  mutedInk: '#b0a793',
  accent: '#d3b06c',
  rule: '#38332a',
  strongRule: '#80775f',
};
