// The package has no types of its own. The test of the kiosk needs only a window.
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: Window;
  }
}
