import { skipToken } from '@apollo/client/react';
import { Anchor, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { paths } from '../../platform/url/paths';
import { useOwnTillQuery } from './CashOutsideTill.generated';
import { t } from './texts';

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
  const { data, refetch } = useOwnTillQuery(cash ? { fetchPolicy: 'cache-and-network' } : skipToken);
  // The till may have been opened in the other tab.
  useWindowEvent('focus', () => cash && void refetch().catch(() => undefined));
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
