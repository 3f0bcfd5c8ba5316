import { Navigate, useSearchParams } from 'react-router-dom';
import { ReservationForm } from '../../features/reservation-form/ReservationForm';
import { t } from '../../features/reservation-form/texts';
import { useSiteSettings } from '../../features/site/useSiteSettings';
import type { ReservationKind } from '../../platform/graphql/types.generated';
import { paths, tripParams } from '../../platform/url/paths';
import { toWallTime } from '../../platform/time/time';
import classes from './FormPage.module.css';

const names = { QUICK: 'quick', FULL: 'full' } as const;

/** Shows a reservation form for the vehicle and dates of the address. */
export const ReservationPage = ({ kind }: { kind: ReservationKind }) => {
  const name = names[kind];
  const [params] = useSearchParams();
  const { settings } = useSiteSettings();
  const vehicleId = params.get(tripParams.vehicleId);
  if (!vehicleId) return <Navigate to={paths.home} replace />;
  const fromFleet = params.get(tripParams.fromFleet);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t(`form.${name}Title`)}</h1>
      <p className={classes.lead}>{t(`form.${name}Lead`)}</p>
      <ReservationForm
        key={vehicleId}
        kind={kind}
        agency={settings}
        trip={{
          vehicleId,
          startsAt: toWallTime(params.get(tripParams.startsAt)),
          endsAt: toWallTime(params.get(tripParams.endsAt)),
          pickupPlace: params.get(tripParams.pickupPlace) ?? '',
          returnPlace: params.get(tripParams.returnPlace) ?? '',
          driverAge: params.get(tripParams.driverAge) ?? '',
          fromFleet: fromFleet !== null && !['', '0', 'false'].includes(fromFleet),
        }}
      />
    </div>
  );
};

/** Shows the page with the quick reservation form (docs/rules/reservations.md#two-kinds). */
export const QuickReservationPage = () => <ReservationPage kind="QUICK" />;
/** Shows the page with the full reservation form (docs/rules/reservations.md#two-kinds). */
export const FullReservationPage = () => <ReservationPage kind="FULL" />;
