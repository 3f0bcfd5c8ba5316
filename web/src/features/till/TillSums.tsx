import type { ReactNode } from 'react';
import { formatMoney } from '../../platform/format/format';
import type { TillFieldsFragment } from './Till.generated';
import classes from './Till.module.css';
import { t } from './texts';

interface TillSumsProps {
  till: Pick<TillFieldsFragment, 'openingAmount' | 'expectedAmount'>;
  /** Further amounts, shown at the end of the line. */
  children?: ReactNode;
}

/** Shows the opening amount of a till and the amount that it should contain now, in Dh. */
export const TillSums = ({ till: { openingAmount, expectedAmount }, children }: TillSumsProps) => (
  <div className={classes.sums}>
    <span>
      {t('openingAmount')} <b>{formatMoney(openingAmount)}</b>
    </span>
    <span>
      {t('expected')} <b>{formatMoney(expectedAmount)}</b>
    </span>
    {children}
  </div>
);
