declare module 'virtual:token-uses' {
  /** The styles that use each token, by names such as `color.ink`. */
  const uses: Readonly<Record<string, readonly string[]>>;
  export default uses;
}
