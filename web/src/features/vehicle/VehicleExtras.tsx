import { ExtraPicture } from '../../domain/reservation/ExtraPicture';
import { formatMoney } from '../../platform/format/format';
import type { TripFactsInput } from '../../platform/graphql/types.generated';
import { useVehicleExtrasQuery } from './VehicleExtras.generated';
import plain from '../../kit/display/PlainList.module.css';
import classes from './VehicleExtras.module.css';
import { t } from './texts';

interface VehicleExtrasProps {
  vehicleId: string;
  period: { startsAt: string; endsAt: string };
  trip: TripFactsInput | undefined;
}

/** Shows the extras available for the dates with their prices. Empty if there are none. */
export const VehicleExtras = ({ vehicleId, period, trip }: VehicleExtrasProps) => {
  const { data } = useVehicleExtrasQuery({ variables: { vehicleId, period, options: trip } });
  const items = data?.rentalExtras.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="titre-options-vehicule">
      <h3 id="titre-options-vehicule" className={classes.heading}>
        {t('vehicle.extras')}
      </h3>
      <ul className={plain.list}>
        {items.map(({ ruleId, name, hint, imageUrl, amount }) => (
          <li key={ruleId} className={classes.item}>
            {imageUrl ? <ExtraPicture url={imageUrl} /> : <span />}
            <span>
              <b>{name}</b>
              {hint && <small className={classes.hint}>{hint}</small>}
            </span>
            <span className={classes.amount}>{formatMoney(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
