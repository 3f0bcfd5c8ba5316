import { isOptionsGroup, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { plainText, plateKey } from '../../platform/format/plainText';

/** Filters the options of a searchable field in whatever spelling a name or a plate is typed, as the server's searches do. */
export const anySpelling: OptionsFilter = ({ options, search, limit }) => {
  const wanted = plainText(search).trim();
  const plate = plateKey(search);
  let left = limit;
  const fits = ({ label }: ComboboxItem): boolean =>
    left > 0 &&
    (plainText(label).includes(wanted) || (plate !== '' && plateKey(label).includes(plate))) &&
    (left -= 1) >= 0;
  return options
    .map((option) => (isOptionsGroup(option) ? { ...option, items: option.items.filter(fits) } : option))
    .filter((option) => (isOptionsGroup(option) ? option.items.length > 0 : fits(option)));
};
