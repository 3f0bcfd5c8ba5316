import { Alert } from '@mantine/core';
import { formatMoney } from '../../platform/format/format';
import { t } from './texts';

/** Warns that the cash paid for one rental reaches the agency's limit (docs/rules/payments.md#much-cash); `cash` in Dh. */
export const CashAlert = ({ cash }: { cash: string }) => (
  <Alert color="saffron" role="status">
    {t('payments.muchCash', { cash: formatMoney(cash) })}
  </Alert>
);
