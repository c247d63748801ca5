import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/** How many open dialogs have an element beneath them. */
const dialogsAbove = new WeakMap<Element, number>();

/** What speaks by itself. A carousel is `aria-live` too, and content. */
const messages = '[role="status"], [role="alert"]';

/** What a member could reach in a message: that is beneath the dialog like the rest of the page. */
const controls = 'a[href], button, input, select, textarea, [tabindex]';

/** Returns the messages that are still announced while a dialog is open. A notification lies over it and can be closed. */
const sparedMessages = (body: Element): readonly Element[] =>
  [...body.querySelectorAll(messages)].filter(
    (message) =>
      message.hasAttribute('data-over-dialogs') || message.querySelector(controls) === null,
  );

const change = (element: Element, by: 1 | -1) => {
  const count = (dialogsAbove.get(element) ?? 0) + by;
  dialogsAbove.set(element, count);
  element.toggleAttribute('inert', count > 0);
};

/** Returns the elements that hold none of those to keep, and are in none of them: as few and as large as possible. */
const elementsBeside = (parent: Element, spared: readonly Element[]): Element[] =>
  [...parent.children].flatMap((child) => {
    if (spared.includes(child)) return [];
    return spared.some((element) => child.contains(element))
      ? elementsBeside(child, spared)
      : [child];
  });

const makeInertBeneath = (dialog: Element): (() => void) => {
  // The backdrop is in the same portal, and takes presses.
  const portal = dialog.closest('[data-base-ui-portal]') ?? dialog;
  const { body } = dialog.ownerDocument;
  const beneath = elementsBeside(body, [portal, ...sparedMessages(body)]).filter(
    // What was inert before stays so.
    (element) => !element.hasAttribute('inert') || (dialogsAbove.get(element) ?? 0) > 0,
  );
  for (const element of beneath) change(element, 1);
  return () => {
    for (const element of beneath) change(element, -1);
  };
};

/**
 * Makes everything beneath a modal dialog inert, so that a held key never leaves it: Base UI only moves a focus back
 * that has left. It begins when the focus comes into the dialog, because the opener would lose the focus otherwise, and
 * ends before the focus returns.
 *
 * @returns the handler of the dialog's `onFocus`.
 */
export function useInertBeneath(open: boolean): (event: FocusEvent) => void {
  const release = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    if (!open) return;
    return () => {
      release.current?.();
      release.current = null;
    };
  }, [open]);
  return ({ currentTarget }) => {
    if (open) release.current ??= makeInertBeneath(currentTarget);
  };
}
