import { TextInput } from '@mantine/core';
import type { FormInputs } from '../../kit/form/useServerForm';
import { hintBelow } from '../../kit/form/hintBelow';
import type { DriverField, ReservationDraft } from './draft';

interface DriverInputsProps {
  form: FormInputs<Pick<ReservationDraft, 'driver' | 'secondDriver'>>;
  path: 'driver' | 'secondDriver';
  /** Which fields of a driver the form asks for, in order. */
  fields: readonly DriverField[];
  required: readonly DriverField[];
  labelOf: (field: DriverField) => string;
  hintOf: (field: DriverField) => string | undefined;
  size?: 'sm' | 'md';
  /** Whether the browser may fill in its owner's data; the browser decides if left out. */
  autoFill?: boolean;
}

const types: Partial<Record<DriverField, string>> = { phone: 'tel', email: 'email' };

const owner: Partial<Record<DriverField, string>> = {
  lastName: 'family-name',
  firstName: 'given-name',
  phone: 'tel',
  email: 'email',
};

/** Shows the inputs of one driver, with hints and errors; the form provides the grid. */
export const DriverInputs = ({
  form,
  path,
  fields,
  required,
  labelOf,
  hintOf,
  size = 'sm',
  autoFill,
}: DriverInputsProps) =>
  fields.map((field) => (
    <TextInput
      key={field}
      type={types[field] ?? 'text'}
      label={labelOf(field)}
      description={hintOf(field)}
      required={required.includes(field)}
      size={size}
      inputWrapperOrder={hintBelow}
      enterKeyHint="next"
      autoComplete={autoFill === undefined ? undefined : autoFill ? (owner[field] ?? 'off') : 'off'}
      {...form.field(`${path}.${field}`)}
    />
  ));
