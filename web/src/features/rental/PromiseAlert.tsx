import { Alert, Anchor, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { paths } from '../../platform/url/paths';
import classes from './PromiseAlert.module.css';
import { t } from './texts';

interface PromiseAlertProps {
  /** Number of late rentals. */
  late: number;
  /** Number of planned rentals that are at risk. */
  atRisk: number;
}

/** Shows how many rentals are late or at risk, with links to them; nothing if there are none. */
export const PromiseAlert = ({ late, atRisk }: PromiseAlertProps) => {
  if (late === 0 && atRisk === 0) return null;
  return (
    <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title={t('promises.title')}>
      <Group gap="lg">
        {atRisk > 0 && (
          <Anchor
            component={Link}
            to={`${paths.rentals}?etape=menacee`}
            inherit
            underline="always"
            className={classes.link ?? ''}
          >
            {t('promises.atRisk', { count: atRisk })}
          </Anchor>
        )}
        {late > 0 && (
          <Anchor
            component={Link}
            to={`${paths.rentals}?etape=en_retard`}
            inherit
            underline="always"
            className={classes.link ?? ''}
          >
            {t('promises.late', { count: late })}
          </Anchor>
        )}
      </Group>
    </Alert>
  );
};
