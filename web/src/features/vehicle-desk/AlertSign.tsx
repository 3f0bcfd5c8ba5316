import { Tooltip, UnstyledButton } from '@mantine/core';
import { IconAlertTriangleFilled, IconCircleCheck, type Icon } from '@tabler/icons-react';
import type { AlertLevel } from '../../lib/graphql/types.generated';
import { t } from '../../lib/i18n/vehicleDesk';
import classes from './AlertSign.module.css';

const signs: Readonly<Record<AlertLevel, Icon>> = {
  GOOD: IconCircleCheck,
  BAD: IconAlertTriangleFilled,
  EXPIRED: IconAlertTriangleFilled,
};

interface AlertSignProps {
  vehicle: { name: string; alert: AlertLevel; alertNote: string };
  /** Opens what the note is about. */
  onOpen: () => void;
}

/**
 * Shows a vehicle's alert: green check, amber or red warning (docs/rules/fleet.md#the-staffs-list-of-vehicles). The note shows by mouse,
 * touch and keyboard, and is the button's accessible name.
 */
export const AlertSign = ({ vehicle: { name, alert, alertNote }, onOpen }: AlertSignProps) => {
  const Sign = signs[alert];
  const note = alertNote || t('alertNone');
  return (
    <Tooltip label={note} multiline maw={320} events={{ hover: true, focus: true, touch: true }}>
      <UnstyledButton
        className={classes.sign}
        data-alert={alert}
        aria-label={t('alertOf', { name, sign: t(`alertSign.${alert}`), note })}
        onClick={onOpen}
      >
        <Sign size={22} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  );
};
