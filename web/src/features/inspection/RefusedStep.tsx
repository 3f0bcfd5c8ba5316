import { Alert, Button, Text } from '@mantine/core';
import type { InspectionStep } from '../../domain/inspection/inspectionDraft';
import { t } from './texts';

interface RefusedStepProps {
  step: InspectionStep;
  message: string;
  onOpen: () => void;
}

/** Shows on a later step the server's refusal of an earlier one, and leads back to it. */
export const RefusedStep = ({ step, message, onOpen }: RefusedStepProps) => (
  <Alert color="red" role="alert" title={t('refusedStep.title', { step: t(`steps.${step}`) })}>
    <Text size="sm">{message}</Text>
    <Button mt="sm" variant="default" onClick={onOpen}>
      {t('refusedStep.open')}
    </Button>
  </Alert>
);
