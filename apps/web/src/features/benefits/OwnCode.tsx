import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay, formatOff } from '@parlour/core';
import type { ReactNode } from 'react';
import { CopyButton } from './CopyButton.tsx';
import * as styles from './OwnCode.css.ts';

export type OwnCodeProps = {
  code: Redemption;
  /** The benefit as a heading, where the page is about more than it. */
  title?: ReactNode;
  /** More about the code, below what it is worth. */
  children?: ReactNode;
  /** A button before the one that copies. */
  action?: ReactNode;
};

/** A member's valid code as a card: the house, what it is worth, its last day, and the code to be read at a glance. */
export function OwnCode({ code, title, children, action }: OwnCodeProps) {
  const { redemptionCode, benefit } = code;
  const value = formatOff(benefit.value);
  return (
    <div className={styles.card}>
      <div className={styles.halves}>
        <div className={styles.words}>
          {benefit.provider === '' ? null : <p className={styles.house}>{benefit.provider}</p>}
          {title}
          {value ? <p className={title ? styles.fact : styles.offer}>{value}</p> : null}
          {children}
        </div>
        <div className={styles.stub}>
          <div className={styles.number}>
            <p className={styles.fact}>Your code</p>
            <p className={styles.code}>{redemptionCode}</p>
            <p className={styles.fact}>Valid until {formatDay(codeLastDay(code))}</p>
          </div>
          <div className={styles.actions}>
            {action}
            <CopyButton key={redemptionCode} text={redemptionCode} name={benefit.title} />
          </div>
        </div>
      </div>
    </div>
  );
}
