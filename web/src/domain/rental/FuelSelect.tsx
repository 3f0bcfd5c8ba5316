import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { t } from './texts';

const eighths = [
  { value: '', label: t('stages.choose'), disabled: true },
  { value: '8', label: t('stages.full') },
  ...[7, 6, 5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: t('stages.eighths', { count }) })),
  { value: '0', label: t('stages.empty') },
];

/** Chooses the fuel or charge of a vehicle, in eighths; empty until it is chosen. */
export const FuelSelect = (props: NativeSelectProps) => <NativeSelect required data={eighths} {...props} />;
