import { IconAlertTriangleFilled, IconCircleCheck, type Icon } from '@tabler/icons-react';
import type { AlertLevel } from '../../platform/graphql/types.generated';
import { SignButton } from '../../kit/display/SignButton';
import classes from './AlertSign.module.css';
import { t } from './texts';

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
    <SignButton
      note={note}
      label={t('alertOf', { name, sign: t(`alertSign.${alert}`), note })}
      className={classes.sign}
      alert={alert}
      onClick={onOpen}
    >
      <Sign size={22} aria-hidden />
    </SignButton>
  );
};
