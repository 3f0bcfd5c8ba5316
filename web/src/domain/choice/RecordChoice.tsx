import { NativeSelect } from '@mantine/core';
import { type Choice, ChoiceField, type Found } from '../../kit/form/ChoiceField';
import { hintBelow } from '../../kit/form/hintBelow';
import { useAgencyChoicesQuery } from './RecordChoice.generated';
import { t } from './texts';
import { useFoundAgencies, useFoundBrands, useFoundVehicles } from './useFoundRecords';
import { useNamedAgency, useNamedBrand, useNamedVehicle } from './useNamedRecords';

interface Named {
  id: string;
  name: string;
}

interface FieldProps {
  label: string;
  /** Shown when nothing is chosen. */
  placeholder: string;
  /** An id; empty if nothing is chosen. */
  value: string;
  onChange: (id: string) => void;
  error?: string | undefined;
  required?: boolean;
  /** True within a popover, which a click outside closes. */
  inPopover?: boolean;
}

interface ShortChoiceProps extends FieldProps {
  /** The first records and their total number, once loaded. */
  first: { items: readonly Named[]; totalCount: number } | undefined;
  /** The record's current choice, which may have left the list. */
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

/** Shows a plain list if there are few records, else a search by name. */
const ListOrSearch = ({
  first,
  own,
  description,
  useFound,
  useNamed,
  ...props
}: ShortChoiceProps & Pick<SearchProps, 'noneFound' | 'useFound' | 'useNamed'>) => {
  const firstRecords = first?.items ?? [];
  if (first && first.totalCount > firstRecords.length)
    return <SearchField {...props} useFound={useFound} useNamed={useNamed} />;
  const all = own && !firstRecords.some(({ id }) => id === own.id) ? [own, ...firstRecords] : firstRecords;
  const { label, placeholder, value, onChange, error, required = false } = props;
  return (
    <NativeSelect
      label={label}
      required={required}
      description={description}
      inputWrapperOrder={hintBelow}
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

/** Chooses an agency. */
export const AgencyChoice = (props: ShortChoiceProps) => (
  <ListOrSearch {...props} noneFound={t('choice.noAgency')} useFound={useFoundAgencies} useNamed={useNamedAgency} />
);

/** Chooses the agency by which a list is filtered. The agencies are queried when the choice is shown. */
export const AgencyFilterChoice = (props: FieldProps) => {
  const { data } = useAgencyChoicesQuery({ fetchPolicy: 'cache-and-network' });
  return <AgencyChoice {...props} first={data?.agencies} />;
};

/** Chooses a brand. */
export const BrandChoice = (props: ShortChoiceProps) => (
  <ListOrSearch {...props} noneFound={t('choice.noBrand')} useFound={useFoundBrands} useNamed={useNamedBrand} />
);

/** Chooses a vehicle in use by name or registration, because a fleet is too long for a list. */
export const VehicleChoice = (props: FieldProps) => (
  <SearchField {...props} noneFound={t('choice.noVehicle')} useFound={useFoundVehicles} useNamed={useNamedVehicle} />
);
