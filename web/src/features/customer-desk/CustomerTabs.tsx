import { LinkTabs } from '../../kit/display/LinkTabs';
import type { CustomersQuery } from './CustomerList.generated';
import type { CustomersState } from './customersView';
import { t } from './texts';

type Kind = CustomersState['kind'];

const kinds = ['REGISTERED', 'RENTERS', 'ALL'] as const satisfies readonly Kind[];

interface CustomerTabsProps {
  kind: Kind;
  counts: CustomersQuery['customerFilterCounts'] | undefined;
  hrefFor: (kind: Kind) => string;
}

/** Shows customers with an account, renters without one, and both, with their numbers under the current search and filters. */
export const CustomerTabs = ({ kind: current, counts, hrefFor }: CustomerTabsProps) => {
  const countOf = (kind: Kind): number | null =>
    counts
      ? counts
          .filter(
            ({ filter, value }) =>
              filter === 'registered' && (kind === 'ALL' || value === String(kind === 'REGISTERED')),
          )
          .reduce((sum, { count }) => sum + count, 0)
      : null;
  return (
    <LinkTabs
      label={t('customers.tabs')}
      preventScrollReset
      tabs={kinds.map((kind) => ({
        key: kind,
        to: hrefFor(kind),
        current: kind === current,
        label: t(`customers.kinds.${kind}`),
        count: countOf(kind),
      }))}
    />
  );
};
