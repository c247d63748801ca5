/** What axe found of one element: its checks say why it could not decide. */
interface ReviewedNode {
  readonly html: string;
  readonly target: readonly unknown[];
  readonly any: readonly ReviewedCheck[];
  readonly all: readonly ReviewedCheck[];
  readonly none: readonly ReviewedCheck[];
}

interface ReviewedCheck {
  readonly data?: unknown;
}

/** A rule of axe that only says "needs review", with the elements. */
export interface Review {
  readonly id: string;
  readonly nodes: readonly ReviewedNode[];
}

/** What was looked at by a person, and why it is left. */
interface Judgment {
  readonly rule: string;
  /** Axe's keys of why it could not decide; absent for any. */
  readonly reasons?: readonly string[];
  /** The elements that it is about, by their HTML; absent for any. */
  readonly only?: RegExp;
  readonly why: string;
}

/** What is left without a fault. Everything else that axe can't decide fails. */
const judgments: readonly Judgment[] = [
  {
    rule: 'color-contrast',
    reasons: ['bgOverlap', 'elmPartiallyObscured', 'elmPartiallyObscuring', ''],
    why: 'A dialog, a bar that stays or the edge of what scrolls lies over it. contrast.test.ts has all pairs of colors.',
  },
  {
    rule: 'color-contrast',
    reasons: ['emptyValue'],
    only: /^<(?:input|textarea) /,
    why: 'An empty field has no text.',
  },
  {
    rule: 'color-contrast',
    reasons: ['equalRatio'],
    only: /OtpField_input/,
    why: 'The digits of the field are invisible: the boxes below it show them.',
  },
  {
    rule: 'color-contrast',
    reasons: ['shortTextContent'],
    only: /OtpField_box|StillPin_mark/,
    why: 'Axe does not see what is below the field of a code, nor the pin below its number. contrast.test.ts has both pairs.',
  },
  {
    rule: 'color-contrast',
    reasons: ['nonBmp'],
    only: /^<kbd /,
    why: 'The sign of a key has the color of the letters on others.',
  },
  {
    rule: 'color-contrast',
    reasons: ['pseudoContent'],
    only: /MapFrame_invitation/,
    why: 'The invitation over a map has a ground of its own.',
  },
  {
    rule: 'color-contrast',
    reasons: ['imgNode', 'pseudoContent'],
    only: /SignInFrame_clubName/,
    why: 'The name stands in the dusk of its picture, and where the lit house would be behind it, on a darkness.',
  },
  {
    rule: 'aria-hidden-focus',
    only: /data-base-ui-(?:focus-guard|inert)/,
    why: 'An open dialog keeps the focus: what is behind it can not take it, and its guards send it back.',
  },
  {
    rule: 'aria-required-children',
    only: /data-empty=""|^<tbody /,
    why: 'A list without options says so beside it, and a table without rows that it is busy.',
  },
  {
    rule: 'frame-tested',
    only: /Emails_frame|FilePreview_frame/,
    why: 'A letter runs no scripts, and a file is shown by the browser itself: axe can not run in them.',
  },
];

const reasonOf = ({ any, all, none }: ReviewedNode): string => {
  const [key] = [...any, ...all, ...none].flatMap(({ data }) =>
    typeof data === 'object' && data !== null && 'messageKey' in data ? [data.messageKey] : [],
  );
  return typeof key === 'string' ? key : '';
};

/** Returns a line for each element that axe could not decide about, and nobody has judged. */
export function unjudged(reviews: readonly Review[]): string[] {
  return reviews.flatMap(({ id, nodes }) =>
    nodes.flatMap((node) => {
      const reason = reasonOf(node);
      const isJudged = judgments.some(
        ({ rule, reasons, only }) =>
          rule === id && reasons?.includes(reason) !== false && only?.test(node.html) !== false,
      );
      return isJudged ? [] : [`${id} (${reason}) of ${node.target.join(' ')}: ${node.html}`];
    }),
  );
}
