import { ExtraPicture } from '../../domain/reservation/ExtraPicture';
import { formatMoney } from '../../platform/format/format';
import type { VehicleExtrasQuery } from './VehicleExtras.generated';
import plain from '../../kit/display/PlainList.module.css';
import classes from './VehicleExtras.module.css';
import { t } from './texts';

interface VehicleExtrasProps {
  extras: VehicleExtrasQuery['rentalExtras']['items'];
}

/** Shows the extras available for the dates with their prices. */
export const VehicleExtras = ({ extras }: VehicleExtrasProps) => (
  <section aria-labelledby="titre-options-vehicule">
    <h3 id="titre-options-vehicule" className={classes.heading}>
      {t('vehicle.extras')}
    </h3>
    <ul className={plain.list}>
      {extras.map(({ ruleId, name, hint, imageUrl, amount }) => (
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
