import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/backoffice';
import { reveal } from '../../ui/reveal';
import type { Alternative } from './alternatives';

interface TakenAlertProps {
  title: string;
  message: string;
  alternatives: readonly Alternative[];
  /** A try is on its way. */
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Says what is in the way and offers what is free, one click each. */
export const TakenAlert = ({ title, message, alternatives, busy, onChoose }: TakenAlertProps) => (
  <Alert ref={reveal} color="red" role="alert" icon={<IconAlertTriangle aria-hidden />} title={title}>
    <Text size="sm">{message}</Text>
    {alternatives.length > 0 && (
      <>
        <Text size="sm" fw={600} mt="xs">
          {t('accept.alternatives')}
        </Text>
        <Group gap="xs" mt={4}>
          {alternatives.map((alternative) => (
            <Button
              key={alternative.id}
              size="xs"
              variant="default"
              disabled={busy}
              aria-label={t('accept.chooseAlternative', { name: alternative.name, plate: alternative.plateNumber })}
              onClick={() => onChoose(alternative)}
            >
              {alternative.name} · {t('accept.perDay', { price: formatMoney(alternative.dailyPrice) })}
            </Button>
          ))}
        </Group>
      </>
    )}
  </Alert>
);
