import { Checkbox } from '@mantine/core';
import { t } from '../../platform/i18n/texts';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { vehicleCategories } from './categories';

interface CategoryBoxesProps {
  label: string;
  description: string;
  /** The class of the element around the boxes, which lays them out. */
  className: string | undefined;
  value: VehicleCategory[];
  onChange: (chosen: string[]) => void;
}

/** Shows a checkbox for each vehicle category, to limit a rule such as a promotion to some of them. No choice means all categories. */
export const CategoryBoxes = ({ className, ...field }: CategoryBoxesProps) => (
  <Checkbox.Group {...field}>
    <div className={className}>
      {vehicleCategories.map((category) => (
        <Checkbox key={category} value={category} label={t(`category.${category}`)} />
      ))}
    </div>
  </Checkbox.Group>
);
