declare module 'virtual:sample-emails' {
  interface SampleEmail {
    readonly subject: string;
    readonly html: string;
    readonly text: string;
  }
  const emails: Readonly<
    Record<'usual' | 'long' | 'rightToLeft', Readonly<Record<string, SampleEmail>>>
  >;
  export default emails;
}
