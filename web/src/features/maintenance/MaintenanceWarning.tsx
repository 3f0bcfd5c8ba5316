import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { useWhen } from '../../platform/effect/useWhen';
import { formatKm } from '../../platform/format/format';
import { paths } from '../../platform/url/paths';
import { formatDate, formatTime } from '../../platform/time/time';
import { Modal } from '../../kit/dialog/Modal';
import { Badge } from '../../kit/display/StatusBadge';
import type { MaintenancePlan } from '../../domain/maintenance/maintenanceDraft';
import { t as maintenanceT } from '../../domain/maintenance/texts';
import { useMaintenanceWarningQuery, type MaintenanceWarningQuery } from './MaintenanceWarning.generated';
import classes from './MaintenanceWarning.module.css';
import { t } from './texts';
import { maintenanceWarningShown } from './warningFlag';

type DueWork = MaintenanceWarningQuery['maintenanceAlerts'][number];

/** If the day is further off than this, the odometer is the reason for the warning. */
const daysAhead = 15;

/** Returns the days to show; null if the odometer is the reason. */
const tellingDays = ({ level, daysLeft }: DueWork): number | null =>
  daysLeft !== null && daysLeft < (level === 'EXPIRED' ? 0 : daysAhead + 1) ? daysLeft : null;

const daysText = (days: number): string =>
  days < 0 ? t('warning.daysLate', { count: -days }) : t('warning.daysLeft', { count: days });

interface DueLineProps {
  work: DueWork;
  onGo: (to: string, plan?: MaintenancePlan) => void;
}

const DueLine = ({ work, onGo }: DueLineProps) => {
  const { nature, vehicleName, plateNumber, level, note, proposedSlot } = work;
  const days = tellingDays(work);
  const name = maintenanceT(`natures.${nature}`);
  const labelOf = (action: string): string => t('warning.of', { action, nature: name, vehicle: vehicleName });
  const plan: MaintenancePlan = {
    vehicle: { id: work.vehicleId, name: vehicleName, plateNumber },
    nature,
    slot: proposedSlot,
  };
  return (
    <li className={classes.line}>
      <div className={classes.what}>
        <b>{name}</b>
        <span className={classes.vehicle}>{inLine([vehicleName, plateNumber])}</span>
        <span className={classes.note}>{note}</span>
        {proposedSlot && (
          <span className={classes.note}>
            {t('warning.slot', {
              day: formatDate(proposedSlot.startsAt),
              from: formatTime(proposedSlot.startsAt),
              to: formatTime(proposedSlot.endsAt),
            })}
          </span>
        )}
      </div>
      <div className={classes.side}>
        <span {...(days !== null && { title: daysText(days) })}>
          <Badge tone={level === 'EXPIRED' ? 'danger' : 'warning'}>
            {days === null ? formatKm(work.kmLeft) || t('warning.byOdometer') : t('warning.days', { count: days })}
          </Badge>
        </span>
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="subtle"
            aria-label={labelOf(t('warning.see'))}
            onClick={() => onGo(paths.maintenancesFor({ maintenanceId: work.maintenanceId }))}
          >
            {t('warning.see')}
          </Button>
          <Button
            size="compact-sm"
            aria-label={labelOf(t('warning.plan'))}
            onClick={() => onGo(paths.newMaintenance, plan)}
          >
            {t('warning.plan')}
          </Button>
        </div>
      </div>
    </li>
  );
};

/** How many of the most urgent are shown; the list has the others. */
const shownAtMost = 20;

/**
 * Shows an Admin once after each login what is due soon or overdue (docs/rules/maintenance.md#the-warning-after-the-login), with links to
 * each maintenance and to a new one in a free slot.
 */
export const MaintenanceWarning = () => {
  const navigate = useNavigate();
  const { data } = useMaintenanceWarningQuery({ fetchPolicy: 'network-only' });
  const [closed, setClosed] = useState(false);
  const works = data?.maintenanceAlerts;
  useWhen(works !== undefined, maintenanceWarningShown);
  if (!works || works.length === 0) return null;

  const go = (to: string, plan?: MaintenancePlan): void => {
    setClosed(true);
    void navigate(to, plan ? { state: { plan } } : {});
  };
  return (
    <Modal
      opened={!closed}
      onClose={() => setClosed(true)}
      title={t('warning.title')}
      size="lg"
      classNames={{ title: classes.title ?? '' }}
    >
      <Text size="sm" c="dimmed">
        {t('warning.lead', { count: works.length })}
      </Text>
      <ul className={classes.list}>
        {works.slice(0, shownAtMost).map((work) => (
          <DueLine key={work.maintenanceId} work={work} onGo={go} />
        ))}
      </ul>
      {works.length > shownAtMost && (
        <Text size="sm" c="dimmed">
          {t('warning.others', { count: works.length - shownAtMost })}
        </Text>
      )}
      <div className={classes.foot}>
        <Button variant="default" onClick={() => setClosed(true)}>
          {t('warning.later')}
        </Button>
        <Button onClick={() => go(`${paths.maintenances}?alerte=bad%2Cexpire`)} data-autofocus>
          {t('warning.seeAll')}
        </Button>
      </div>
    </Modal>
  );
};
