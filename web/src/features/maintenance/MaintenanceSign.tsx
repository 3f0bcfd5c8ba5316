import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { AlertLevel } from '../../platform/graphql/types.generated';
import { SignButton } from '../../kit/display/SignButton';
import classes from './MaintenanceSign.module.css';
import { t } from './texts';

/**
 * Shows a maintenance alert: a dark icon if nothing is due, a red one if it is near or overdue, nothing if there is no due date
 * (docs/rules/maintenance.md#alerts). The note shows by mouse, touch and keyboard, and is the button's accessible name.
 */
export const MaintenanceSign = ({ alert, note }: { alert: AlertLevel | null; note: string }) =>
  alert && (
    <SignButton
      note={note}
      label={t('alertOf', { sign: t(`alertSign.${alert}`), note })}
      className={classes.sign}
      alert={alert}
    >
      <IconAlertTriangleFilled size={22} aria-hidden />
    </SignButton>
  );
