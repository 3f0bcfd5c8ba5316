import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/backoffice';
import { Badge } from '../../ui/StatusBadge';
import type { VehicleOption } from './vehicleChoices';
import classes from './VehiclePicker.module.css';
import { VehicleThumb } from './VehicleThumb';

interface VehiclePickerProps {
  options: readonly VehicleOption[];
  value: string;
  onChange: (vehicleId: string) => void;
  legend: string;
  hint: string;
}

const Tag = ({ option }: { option: VehicleOption }) => {
  if (!option.free) return <Badge tone="danger">{t('accept.taken')}</Badge>;
  if (option.current) return <Badge tone="info">{t('accept.requested')}</Badge>;
  return option.equivalent ? <Badge tone="neutral">{t('accept.equivalent')}</Badge> : null;
};

/** One vehicle of several, equivalents in sight, the others behind a button. */
export const VehiclePicker = ({ options, value, onChange, legend, hint }: VehiclePickerProps) => {
  const name = useId();
  const [all, setAll] = useState(false);
  const near = options.filter(({ equivalent, vehicle }) => equivalent || vehicle.id === value);
  const shown = all ? options : near;
  const hidden = options.length - shown.length;
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <p className={classes.hint}>{hint}</p>
      <div className={classes.options}>
        {shown.map((option) => {
          const { vehicle } = option;
          return (
            <label key={vehicle.id} className={classes.option}>
              <input
                type="radio"
                name={name}
                value={vehicle.id}
                checked={vehicle.id === value}
                onChange={() => onChange(vehicle.id)}
              />
              <VehicleThumb vehicle={vehicle} />
              <span className={classes.text}>
                <b>{vehicle.name}</b>
                <span className={classes.sub}>
                  {vehicle.plateNumber} · {t(`common:category.${vehicle.category}`)}
                  {vehicle.agency && ` · ${vehicle.agency.name}`}
                </span>
              </span>
              <span className={classes.price}>
                {t('accept.perDay', { price: formatMoney(vehicle.dailyPrice) })}
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
