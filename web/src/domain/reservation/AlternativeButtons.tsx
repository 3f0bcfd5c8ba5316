import { Button, Group, Text } from '@mantine/core';
import { formatMoney } from '../../lib/format';
import { t } from '../../lib/i18n/reservation';
import type { Alternative } from './taken';

interface AlternativeButtonsProps {
  heading: string;
  alternatives: readonly Alternative[];
  /** A try is on its way. */
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** What is free instead of a taken vehicle, one click each; nothing where nothing is free. */
export const AlternativeButtons = ({ heading, alternatives, busy, onChoose }: AlternativeButtonsProps) =>
  alternatives.length > 0 && (
    <>
      <Text size="sm" fw={600} mt="xs">
        {heading}
      </Text>
      <Group gap="xs" mt={4}>
        {alternatives.map((alternative) => (
          <Button
            key={alternative.id}
            size="xs"
            variant="default"
            disabled={busy}
            aria-label={t('taken.choose', { name: alternative.name, plate: alternative.plateNumber ?? '' })}
            onClick={() => onChoose(alternative)}
          >
            {alternative.name} · {t('taken.perDay', { price: formatMoney(alternative.dailyPrice) })}
          </Button>
        ))}
      </Group>
    </>
  );
