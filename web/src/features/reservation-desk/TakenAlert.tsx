import { Alert, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { AlternativeButtons } from '../../domain/reservation/AlternativeButtons';
import type { Alternative } from '../../domain/reservation/taken';
import { reveal } from '../../kit/display/reveal';
import { t } from './texts';

interface TakenAlertProps {
  title: string;
  message: string;
  alternatives: readonly Alternative[];
  /** True while a request is running. */
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Shows the conflict and offers free vehicles. */
export const TakenAlert = ({ title, message, alternatives, busy, onChoose }: TakenAlertProps) => (
  <Alert ref={reveal} color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title}>
    <Text size="sm">{message}</Text>
    <AlternativeButtons
      heading={t('accept.alternatives')}
      alternatives={alternatives}
      busy={busy}
      onChoose={onChoose}
    />
  </Alert>
);
