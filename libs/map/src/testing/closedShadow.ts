import { vi } from 'vitest';

/** Keeps the next shadow tree that an element gets, which a test can't reach if it is closed. Call it in `beforeEach`. */
export function watchShadow(): () => ShadowRoot {
  let shadow: ShadowRoot | undefined;
  const attachShadow = vi.spyOn(Element.prototype, 'attachShadow');
  attachShadow.mockImplementation(function (this: Element, options) {
    attachShadow.mockRestore();
    shadow = this.attachShadow(options);
    return shadow;
  });
  return () => {
    if (shadow === undefined) throw new Error('No element has a shadow tree.');
    return shadow;
  };
}
