declare module 'virtual:screens-by-component' {
  export const screens: Readonly<
    Record<string, readonly { readonly title: string; readonly href: string }[]>
  >;
}

declare module 'virtual:screen-states' {
  export const screens: readonly import('../../tools/src/book/screenTable.ts').ToldScreen[];
}
