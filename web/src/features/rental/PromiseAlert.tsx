import { Alert, Anchor, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

interface PromiseAlertProps {
  /** How many rentals are late. */
  late: number;
  /** How many rentals to come may find no vehicle. */
  atRisk: number;
}

/** Says how many promises are endangered or broken, with the way to them; nothing when all is well. */
export const PromiseAlert = ({ late, atRisk }: PromiseAlertProps) => {
  if (late === 0 && atRisk === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('promises.title')}>
      <Group gap="lg">
        {atRisk > 0 && (
          <Anchor component={Link} to={`${paths.rentals}?etape=menacee`} inherit underline="always">
            {t('promises.atRisk', { count: atRisk })}
          </Anchor>
        )}
        {late > 0 && (
          <Anchor component={Link} to={`${paths.rentals}?etape=en_retard`} inherit underline="always">
            {t('promises.late', { count: late })}
          </Anchor>
        )}
      </Group>
    </Alert>
  );
};
