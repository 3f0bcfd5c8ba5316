import { NativeSelect } from '@mantine/core';
import { t } from '../../lib/i18n/kit';
import { type Choice, ChoiceField, type Found } from '../../kit/form/ChoiceField';
import { useFoundAgencies, useFoundBrands, useFoundVehicles } from './useFoundRecords';
import { useNamedAgency, useNamedBrand, useNamedVehicle } from './useNamedRecords';

interface Named {
  id: string;
  name: string;
}

interface FieldProps {
  label: string;
  /** What stands there when nothing is chosen. */
  placeholder: string;
  /** An id; empty when nothing is chosen. */
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** Within a popover, which a click elsewhere closes. */
  inPopover?: boolean;
}

interface OfFewProps extends FieldProps {
  /** The first of them and how many there are, once they are known. */
  first: { items: readonly Named[]; totalCount: number } | undefined;
  /** The record's own choice, which may have left the list since. */
  own?: Named | null | undefined;
  description?: string | undefined;
}

interface SearchProps extends FieldProps {
  noneFound: string;
  useFound: (text: string) => Found;
  useNamed: (id: string) => Choice | null;
}

const SearchField = ({ value, onChange, useNamed, ...props }: SearchProps) => (
  <ChoiceField {...props} value={useNamed(value)} onChange={(choice) => onChange(choice?.id ?? '')} />
);

/** Few stand in a list; of more than were sent, one is found by its name. */
const FewOrFound = ({
  first,
  own,
  description,
  useFound,
  useNamed,
  ...props
}: OfFewProps & Pick<SearchProps, 'noneFound' | 'useFound' | 'useNamed'>) => {
  const known = first?.items ?? [];
  if (first && first.totalCount > known.length)
    return <SearchField {...props} useFound={useFound} useNamed={useNamed} />;
  const all = own && !known.some(({ id }) => id === own.id) ? [own, ...known] : known;
  const { label, placeholder, value, onChange, error, required = false } = props;
  return (
    <NativeSelect
      label={label}
      required={required}
      description={description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={[
        { value: '', label: placeholder, disabled: required },
        ...all.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
};

/** An agency of the list. */
export const AgencyChoice = (props: OfFewProps) => (
  <FewOrFound {...props} noneFound={t('choice.noAgency')} useFound={useFoundAgencies} useNamed={useNamedAgency} />
);

/** A brand of the list. */
export const BrandChoice = (props: OfFewProps) => (
  <FewOrFound {...props} noneFound={t('choice.noBrand')} useFound={useFoundBrands} useNamed={useNamedBrand} />
);

/** A vehicle in use, found by its name or registration: a fleet is no list to scroll through. */
export const VehicleChoice = (props: FieldProps) => (
  <SearchField {...props} noneFound={t('choice.noVehicle')} useFound={useFoundVehicles} useNamed={useNamedVehicle} />
);
