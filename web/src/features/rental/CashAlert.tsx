import { Alert } from '@mantine/core';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/rental';

/** Warns that the cash paid for one rental reaches the agency's limit (docs/rules/payments.md#much-cash); `cash` in Dh. */
export const CashAlert = ({ cash }: { cash: string }) => (
  <Alert color="yellow" role="status">
    {t('payments.muchCash', { cash: formatMoney(cash) })}
  </Alert>
);
