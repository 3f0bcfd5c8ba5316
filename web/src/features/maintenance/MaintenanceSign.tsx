import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { AlertLevel } from '../../platform/graphql/types.generated';
import { Hint } from '../../kit/display/Hint';
import classes from './MaintenanceSign.module.css';
import { t } from './texts';

/**
 * Shows a maintenance alert: a dark icon if nothing is due, a red one if it is near or overdue, nothing if there is no due date
 * (docs/rules/maintenance.md#alerts). The note shows by mouse, touch and keyboard, and is the button's accessible name.
 */
export const MaintenanceSign = ({ alert, note }: { alert: AlertLevel | null; note: string }) =>
  alert && (
    <Hint label={note} multiline byTouch>
      <UnstyledButton
        className={classes.sign}
        data-alert={alert}
        aria-label={t('alertOf', { sign: t(`alertSign.${alert}`), note })}
      >
        <IconAlertTriangleFilled size={22} aria-hidden />
      </UnstyledButton>
    </Hint>
  );
