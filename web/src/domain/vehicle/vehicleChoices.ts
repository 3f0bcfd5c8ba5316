import { vehicleCategories } from './categories';
import { t } from './choices.texts';

const colors = [
  'RED',
  'ORANGE',
  'YELLOW',
  'GREEN',
  'BLUE',
  'PURPLE',
  'PINK',
  'WHITE',
  'BLACK',
  'BROWN',
  'GREY',
  'GOLD',
] as const;

/** What the staff choose of a vehicle, each in the order in which forms offer it. */
export const vehicleChoices = {
  category: vehicleCategories.map((value) => ({ value, label: t(`common:category.${value}`) })),
  fuel: (['DIESEL', 'PETROL', 'HYBRID', 'ELECTRIC'] as const).map((value) => ({
    value,
    label: t(`common:fuel.${value}`),
  })),
  transmission: (['MANUAL', 'AUTOMATIC'] as const).map((value) => ({
    value,
    label: t(`common:transmission.${value}`),
  })),
  color: colors.map((value) => ({ value, label: t(`color.${value}`) })),
};
