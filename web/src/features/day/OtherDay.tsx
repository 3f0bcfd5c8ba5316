import { LoadFailure } from '../../kit/state/Loaded';
import { useReservationReload } from '../../domain/reservation/ReservationFeed';
import { useLoaded } from '../../platform/query/useLoaded';
import { formatTime } from '../../platform/time/time';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import { DayHead } from './DayHead';
import { Part, RentalRow } from './DayRows';
import type { LoadedOtherDay } from './dayRoute';
import classes from './DayBoard.module.css';
import { OtherDayDocument } from './OtherDay.generated';
import { t } from './texts';

/** Shows who leaves and who comes back on another day than today, by the promised times. */
export const OtherDay = ({ loaded }: { loaded: LoadedOtherDay }) => {
  const today = useAgencyNow()?.slice(0, 10);
  const { data, error, loading, refetch } = useLoaded(OtherDayDocument, loaded.other);
  const reload = useReservationReload(() => void refetch().catch(() => undefined));
  const departures = data?.departures.items ?? [];
  const returns = (data?.returns.items ?? []).filter(({ endsAt }) => endsAt.slice(0, 10) === loaded.day);
  return (
    <div className={classes.board}>
      <DayHead today={today} agencies={data?.agencies.items ?? []} />
      {data ? (
        <>
          <Part title={t('departures')} count={departures.length} none={t('noDeparturesThen')}>
            {departures.map((rental) => (
              <RentalRow
                key={rental.id}
                rental={rental}
                when={formatTime(rental.startsAt)}
                place={rental.pickupPlace}
              />
            ))}
          </Part>
          <Part title={t('returns')} count={returns.length} none={t('noReturnsThen')}>
            {returns.map((rental) => (
              <RentalRow key={rental.id} rental={rental} when={formatTime(rental.endsAt)} place={rental.returnPlace} />
            ))}
          </Part>
        </>
      ) : (
        <LoadFailure title={t('loadFailed')} error={error} refetch={reload} loading={loading} />
      )}
    </div>
  );
};
