import { CloseButton, Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconUserCheck, IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { inLine } from '../../platform/i18n/ltr';
import { t as customerT } from '../customer/texts';
import { Phone } from '../../kit/display/Phone';
import { formatPhone, fullName } from '../../platform/format/format';
import { useBookingCustomersQuery, type BookingCustomersQuery } from './Booking.generated';
import { t } from './texts';

/** A customer among the results of the search. */
export type FoundCustomer = BookingCustomersQuery['customers']['items'][number];

interface CustomerSearchProps {
  /** The chosen customer. */
  chosen: Pick<FoundCustomer, 'lastName' | 'firstName' | 'phone'> | null;
  onChoose: (customer: FoundCustomer | null) => void;
  error?: string | undefined;
}

/** Shorter texts would match half of the customers. */
const shortest = 2;

/** Finds a customer, with an account or without one, by name, e-mail, telephone or a number of their papers. */
export const CustomerSearch = ({ chosen, onChoose, error }: CustomerSearchProps) => {
  const combobox = useCombobox();
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const short = search.length < shortest;
  const { data, loading, error: failure } = useBookingCustomersQuery({ variables: { search }, skip: short });
  const found = (!short && data?.customers.items) || [];

  const note = (): string => {
    if (short) return t('customerType');
    if (loading) return t('customerSearching');
    return failure ? t('customerFailed') : t('customerNone');
  };

  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        onChoose(found.find((customer) => customer.id === id) ?? null);
        setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          label={t('customer')}
          description={t('customerHint')}
          placeholder={t('customerPlaceholder')}
          value={chosen ? inLine([fullName(chosen), formatPhone(chosen.phone)]) : typed}
          readOnly={chosen !== null}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onFocus={() => typed && combobox.openDropdown()}
          onBlur={() => combobox.closeDropdown()}
          error={error}
          leftSection={
            chosen ? <IconUserCheck size={18} aria-hidden /> : <IconUserSearch size={18} stroke={1.75} aria-hidden />
          }
          rightSection={
            loading && !short ? (
              <Loader size="xs" />
            ) : (
              chosen && <CloseButton size="sm" aria-label={t('customerClear')} onClick={() => onChoose(null)} />
            )
          }
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={chosen !== null}>
        <Combobox.Options aria-label={t('customer')}>
          {found.map((customer) => (
            <Combobox.Option key={customer.id} value={customer.id}>
              <bdi>
                <b>{fullName(customer)}</b>
              </bdi>{' '}
              · {customerT(customer.registered ? 'kind.registered' : 'kind.renter')}
              {customer.phone && (
                <>
                  {' '}
                  · <Phone number={customer.phone} exact />
                </>
              )}
              {customer.email && ` · ${customer.email}`}
            </Combobox.Option>
          ))}
          {found.length === 0 && <Combobox.Empty>{note()}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
};
