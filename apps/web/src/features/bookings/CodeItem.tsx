import type { Redemption } from '@parlour/contract';
import { codeLastDay, formatDay, href, routes } from '@parlour/core';
import { TextLink } from '@parlour/ui';
import { DoorButton } from '../benefits/door/DoorButton.tsx';
import { OwnCode } from '../benefits/OwnCode.tsx';
import * as styles from './CodeItem.css.ts';

export type CodeItemProps = { code: Redemption };

/** A valid code with its benefit and how to use it. A hidden benefit has no page. */
export function CodeItem({ code }: CodeItemProps) {
  const { benefit, instructions } = code;
  return (
    <li className={styles.item}>
      <OwnCode
        code={code}
        title={
          <h3 className={styles.title}>
            {benefit.isHidden === true ? (
              benefit.title
            ) : (
              <TextLink href={href(routes.benefit, { benefitId: benefit.id })}>
                {benefit.title}
              </TextLink>
            )}
          </h3>
        }
        action={<DoorButton code={code} size="small" variant="secondary" />}
      >
        <p className={styles.facts}>{instructions}</p>
      </OwnCode>
    </li>
  );
}

/** A code that has ended. It has no link, because its benefit may be over. */
export function PastCodeItem({ code }: CodeItemProps) {
  const { benefit, redemptionCode } = code;
  return (
    <li className={styles.pastItem}>
      <h3 className={styles.title}>{benefit.title}</h3>
      <p className={styles.facts}>
        {redemptionCode}, until {formatDay(codeLastDay(code))}
      </p>
    </li>
  );
}
