import { skipToken } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { paths } from '../../platform/url/paths';
import { useOwnTillQuery } from './CashOutsideTill.generated';
import { t } from './texts';

/** Milliseconds until a till that was opened meanwhile is noticed. */
const reloadEvery = 3000;

interface CashOutsideTillProps {
  /** The method of payment; empty while none is chosen. */
  method: string;
}

/**
 * Tells whoever enters cash without an open till that it is counted in none (docs/rules/payments.md#the-till). The till opens beside the
 * form, so that nothing typed is lost.
 */
export const CashOutsideTill = ({ method }: CashOutsideTillProps) => {
  const cash = method === 'CASH';
  // The till may have been opened in the other tab, or by the colleague who keeps the cash.
  const { data } = useOwnTillQuery(cash ? { fetchPolicy: 'cache-and-network', pollInterval: reloadEvery } : skipToken);
  if (!cash || !data || data.myTill) return null;
  return (
    <Text size="sm" role="status">
      {t('outsideTill.text')}{' '}
      <Anchor href={paths.till} target="_blank" size="sm" underline="always">
        {t('outsideTill.open')}
      </Anchor>
    </Text>
  );
};
