import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { alternativesOf, isTaken, type Alternative } from '../../domain/reservation/taken';
import { reveal } from '../../kit/display/reveal';
import { ProblemText } from '../../kit/form/FormMessage';
import type { Problem } from '../../platform/errors/errors';
import { TakenAlert } from './TakenAlert';
import { t } from './texts';

interface RefusalAlertProps {
  refusal: Problem;
  /** The title of the alert; if the vehicle is taken, another one is shown instead. */
  title: string;
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Shows why the server refused a form. If the vehicle is taken, it offers the vehicles that are free. */
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
      <ProblemText problem={refusal} />
    </Alert>
  );
