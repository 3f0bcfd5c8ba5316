import { skipToken } from '@apollo/client/react';
import { Alert } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserExclamation } from '@tabler/icons-react';
import { WholeDates } from '../../kit/display/WholeDates';
import { typographic } from '../../platform/format/typographic';
import type { DriverDraft } from '../reservation/draft';
import { useCustomerWarningsQuery } from './CustomerWarnings.generated';
import { t } from './texts';

interface CustomerWarningsProps {
  /** The chosen customer record; empty if none is chosen. */
  customerId: string;
  driver: DriverDraft;
}

/** Shorter texts are numbers that are still being typed. */
const shortest = 5;

const papers = ['licenceNumber', 'nationalId', 'passportNumber'] as const;

/** Returns the input of the query about a person; null while neither a record nor a whole number is known. */
const factsOf = ({ customerId, driver }: CustomerWarningsProps) => {
  const numbers = papers.filter((paper) => driver[paper].trim().length >= shortest);
  if (!customerId && numbers.length === 0) return null;
  return {
    ...(customerId && { customerId }),
    ...{ lastName: driver.lastName.trim() || null, firstName: driver.firstName.trim() || null },
    ...Object.fromEntries(numbers.map((paper) => [paper, driver[paper].trim()])),
  };
};

/** Warns of what the desk should know of a person before it promises a vehicle (docs/rules/customers.md#warnings). It prevents nothing. */
export const CustomerWarnings = (props: CustomerWarningsProps) => {
  // As text, because the debounced value is compared by identity.
  const [facts] = useDebouncedValue(JSON.stringify(factsOf(props)), 300);
  const input = JSON.parse(facts) as ReturnType<typeof factsOf>;
  const { data } = useCustomerWarningsQuery(input ? { variables: { input } } : skipToken);
  const warnings = (input && data?.customerWarnings) ?? [];
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="red" icon={<IconUserExclamation aria-hidden />} title={t('warnings')}>
          {warnings.map(({ code, customerId, message }) => (
            <div key={`${code} ${customerId}`}>
              <WholeDates>{typographic(message)}</WholeDates>
            </div>
          ))}
        </Alert>
      )}
    </div>
  );
};
