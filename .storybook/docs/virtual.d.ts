declare module 'virtual:screens-by-component' {
  export const screens: Readonly<
    Record<string, readonly { readonly title: string; readonly href: string }[]>
  >;
}
