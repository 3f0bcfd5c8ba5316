import { Checkbox } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import { vehicleCategories, type VehicleCategoryName } from './categories';

interface CategoryBoxesProps {
  label: string;
  description: string;
  /** The class of the element around the boxes, which lays them out. */
  className: string | undefined;
  value: VehicleCategoryName[];
  onChange: (chosen: VehicleCategoryName[]) => void;
}

/** Shows a checkbox for each vehicle category, to limit a rule such as a promotion to some of them. No choice means all categories. */
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
