import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay } from '@parlour/core';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './OwnCode.css.ts';

export type OwnCodeProps = { code: Redemption };

/** A member's valid code, with a button that copies it. */
export function OwnCode({ code }: OwnCodeProps) {
  const { redemptionCode, benefit } = code;
  return (
    <div className={styles.own}>
      <p>
        Your code · <span className={styles.code}>{redemptionCode}</span>, until{' '}
        {formatDay(codeLastDay(code))}
      </p>
      <CopyButton key={redemptionCode} text={redemptionCode} name={benefit.title} />
    </div>
  );
}
