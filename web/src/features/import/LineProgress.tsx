import '@mantine/core/styles/Progress.layer.css';
import { Progress, Stack, Text } from '@mantine/core';
import { formatNumber } from '../../platform/format/format';
import { useImportProgressedSubscription } from './Import.generated';
import { t } from './texts';

interface LineProgressProps {
  id: string;
  label: string;
  /** The number of lines of the file. */
  total: number;
}

/** Shows how many lines the server has checked or imported. */
export const LineProgress = ({ id, label, total }: LineProgressProps) => {
  const { data } = useImportProgressedSubscription({ variables: { id } });
  const { done } = data?.importProgressed ?? { done: 0 };
  const words = t('progress', { done: formatNumber(done), total: formatNumber(total) });
  return (
    <Stack gap="xs" role="status">
      <Text>
        {label} {words}
      </Text>
      <Progress
        value={(100 * done) / Math.max(1, total)}
        size="lg"
        animated
        aria-label={label}
        aria-valuetext={words}
      />
    </Stack>
  );
};
