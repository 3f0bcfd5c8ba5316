import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { inLine } from '../../platform/i18n/ltr';
import { useFocusOnMore } from '../../platform/effect/useFocusOnMore';
import { formatMoney } from '../../platform/format/format';
import { Badge } from '../../kit/display/StatusBadge';
import { VehicleThumb } from '../../domain/vehicle/VehicleThumb';
import type { VehicleOption } from './vehicleChoices';
import classes from './VehiclePicker.module.css';
import { t } from './texts';

interface VehiclePickerProps {
  options: readonly VehicleOption[];
  /** How many are free, including those not shown; undefined while unknown. */
  total: number | undefined;
  search: string;
  onSearch: (text: string) => void;
  value: string;
  onChange: (option: VehicleOption) => void;
  legend: string;
  hint: string;
}

const Tag = ({ option }: { option: VehicleOption }) => {
  if (!option.free) return <Badge tone="danger">{t('accept.taken')}</Badge>;
  if (option.current) return <Badge tone="info">{t('accept.requested')}</Badge>;
  return option.equivalent ? <Badge tone="neutral">{t('accept.equivalent')}</Badge> : null;
};

/** How many equivalents are visible at first. */
const nearby = 6;
/** From this number on, a search field is shown. */
const many = 20;

/** Chooses one of several vehicles: the nearest equivalents are visible, the others behind a button and searchable by name. */
export const VehiclePicker = ({
  options,
  total,
  search,
  onSearch,
  value,
  onChange,
  legend,
  hint,
}: VehiclePickerProps) => {
  const name = useId();
  const [all, setAll] = useState(false);
  const list = useFocusOnMore<HTMLDivElement>(Number(all), '[data-far] input');
  const near = options.filter(
    ({ equivalent, vehicle }, index) => (equivalent && index <= nearby) || vehicle.id === value,
  );
  const shown = all ? options : near;
  const hidden = Math.max(options.length, all ? 0 : (total ?? 0)) - shown.length;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={classes.hint}>{hint}</p>
      {all && ((total !== undefined && total > many) || search) && (
        <TextInput
          type="search"
          aria-label={t('accept.searchFree')}
          placeholder={t('accept.searchFree')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
          // Escape empties the search first, and leaves the form only then.
          data-mantine-stop-propagation={search !== ''}
          onKeyDown={({ key }) => key === 'Escape' && onSearch('')}
          mb="xs"
        />
      )}
      <div ref={list} className={classes.options}>
        {shown.map((option) => {
          const { vehicle } = option;
          return (
            <label key={vehicle.id} className={classes.option} data-far={!near.includes(option) || undefined}>
              <input
                type="radio"
                name={name}
                value={vehicle.id}
                checked={vehicle.id === value}
                onChange={() => onChange(option)}
              />
              <VehicleThumb vehicle={vehicle} />
              <span className={classes.text}>
                <b>{vehicle.name}</b>
                <span className={classes.sub}>
                  {inLine([vehicle.plateNumber, t(`common:category.${vehicle.category}`)])}
                  {vehicle.agency && ` · ${vehicle.agency.name}`}
                </span>
              </span>
              <span className={classes.price}>
                {option.price !== null &&
                  option.dailyPrice !== null &&
                  t('accept.periodPrice', {
                    total: formatMoney(option.price),
                    daily: formatMoney(option.dailyPrice),
                  })}
                <Tag option={option} />
              </span>
            </label>
          );
        })}
      </div>
      {hidden > 0 && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {t('accept.showAll', { count: hidden })}
        </Button>
      )}
    </fieldset>
  );
};
