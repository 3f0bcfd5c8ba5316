import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import classes from '../../domain/inspection/Inspection.module.css';
import type { InspectionStep } from '../../domain/inspection/inspectionDraft';
import { t } from './texts';

interface WarningListProps {
  warnings: readonly { code: string; message: string }[];
  /** The steps of the inspection, and the place of the present one among them. */
  steps: readonly InspectionStep[];
  at: number;
}

/**
 * What the server warns of: in full at the first step and where it comes up, on the other steps in one line that opens. At the photos it is
 * always one line, so that the camera is in sight.
 */
export const WarningList = ({ warnings, steps, at }: WarningListProps) => {
  const text = warnings.map(({ code, message }) => `${code} ${message}`).join('\n');
  const [first, setFirst] = useState({ text: '', at });
  if (first.text !== text) setFirst({ text, at });
  if (warnings.length === 0) return null;
  const full = at === 0 || (first.at === at && steps[at] !== 'photos');
  const list = (
    <ul className={classes.plain}>
      {warnings.map(({ code, message }) => (
        <li key={`${code} ${message}`}>{message}</li>
      ))}
    </ul>
  );
  if (full)
    return (
      <Alert color="saffron" icon={<IconAlertTriangle aria-hidden />} title={t('warnings')}>
        {list}
      </Alert>
    );
  return (
    <Alert color="saffron" role="group" aria-label={t('warnings')} py={0}>
      <details key={at}>
        <summary className={classes.warned}>{t('warned', { count: warnings.length })}</summary>
        {list}
      </details>
    </Alert>
  );
};
