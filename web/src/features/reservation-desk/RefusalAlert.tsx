import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { alternativesOf, isTaken, type Alternative } from '../../domain/reservation/taken';
import { reveal } from '../../kit/display/reveal';
import type { Problem } from '../../platform/errors/errors';
import { TakenAlert } from './TakenAlert';
import { t } from './texts';

interface RefusalAlertProps {
  refusal: Problem;
  /** The title, if it is not that the vehicle is taken. */
  title: string;
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Says why the server refused a form; if the vehicle is taken, with the free ones. */
export const RefusalAlert = ({ refusal, title, busy, onChoose }: RefusalAlertProps) =>
  isTaken(refusal) ? (
    <TakenAlert
      title={t('accept.takenTitle')}
      message={refusal.message}
      alternatives={alternativesOf(refusal)}
      busy={busy}
      onChoose={onChoose}
    />
  ) : (
    <Alert ref={reveal} color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title}>
      {refusal.message}
    </Alert>
  );
