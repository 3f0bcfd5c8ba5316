import { Checkbox } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import { vehicleCategories, type VehicleCategoryName } from './categories';

interface CategoryBoxesProps {
  label: string;
  description: string;
  /** Places the boxes. */
  className: string | undefined;
  value: VehicleCategoryName[];
  onChange: (chosen: VehicleCategoryName[]) => void;
}

/** Limits a rule to some categories of vehicles; none means all. */
export const CategoryBoxes = ({ label, description, className, value, onChange }: CategoryBoxesProps) => (
  <Checkbox.Group
    label={label}
    description={description}
    value={value}
    onChange={(chosen) => onChange(chosen as VehicleCategoryName[])}
  >
    <div className={className}>
      {vehicleCategories.map((category) => (
        <Checkbox key={category} value={category} label={t(`category.${category}`)} />
      ))}
    </div>
  </Checkbox.Group>
);
