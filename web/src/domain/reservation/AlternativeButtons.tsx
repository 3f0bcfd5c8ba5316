import { Button, Group, Text } from '@mantine/core';
import { formatMoney } from '../../platform/format/format';
import type { Alternative } from './taken';
import { t } from './texts';

interface AlternativeButtonsProps {
  heading: string;
  alternatives: readonly Alternative[];
  /** True while a request is running. */
  busy: boolean;
  onChoose: (alternative: Alternative) => void;
}

/** Offers free vehicles instead of a taken one; shows nothing if there are none. */
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
