import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangleFilled, IconCircleCheck, type Icon } from '@tabler/icons-react';
import type { AlertLevel } from '../../platform/graphql/types.generated';
import { Hint } from '../../kit/display/Hint';
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
    <Hint label={note} multiline byTouch>
      <UnstyledButton
        className={classes.sign}
        data-alert={alert}
        aria-label={t('alertOf', { name, sign: t(`alertSign.${alert}`), note })}
        onClick={onOpen}
      >
        <Sign size={22} aria-hidden />
      </UnstyledButton>
    </Hint>
  );
};
