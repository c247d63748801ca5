declare module 'virtual:sample-emails' {
  const emails: Readonly<
    Record<'usual' | 'long' | 'rightToLeft', Readonly<Record<string, { readonly html: string }>>>
  >;
  export default emails;
}
