import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { alternativesOf, isTaken } from '../../domain/reservation/taken';
import type { Problem } from '../../platform/errors/errors';
import { formatMoney } from '../../platform/format/format';
import { paths, type TripQuery } from '../../platform/url/paths';
import { t as vehicleT } from '../../domain/vehicle/texts';
import classes from './ReservationForm.module.css';
import { t } from './texts';

interface ProblemAlertProps {
  problem: Problem;
  trip: TripQuery;
  /** Returns the address of the same form for another vehicle. */
  formFor: (trip: TripQuery) => string;
}

/** Shows the first error above the form; if the vehicle is taken, links to free ones, which keep the typed values. */
export const ProblemAlert = ({ problem, trip, formFor }: ProblemAlertProps) => {
  const alternatives = alternativesOf(problem);
  return (
    <Alert
      color="red"
      variant="light"
      role="alert"
      icon={<IconAlertCircle />}
      title={problem.message}
      className={classes.problem ?? ''}
    >
      {isTaken(problem) && (
        <>
          {alternatives.length > 0 && (
            <>
              {t('form.alternatives')}
              <ul className={classes.alternatives}>
                {alternatives.map(({ id, name, dailyPrice }) => (
                  <li key={id}>
                    <Link to={formFor({ ...trip, vehicleId: id })}>{name}</Link> ({formatMoney(dailyPrice)}{' '}
                    {vehicleT('perDay')})
                  </li>
                ))}
              </ul>
            </>
          )}
          <Link to={paths.fleetFor({ startsAt: trip.startsAt, endsAt: trip.endsAt })}>{t('form.seeAvailable')}</Link>
        </>
      )}
    </Alert>
  );
};
