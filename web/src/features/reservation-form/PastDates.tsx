import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { t } from './texts';

/** Warns that the dates of a link or a draft have passed. */
export const PastDates = () => (
  <Alert color="saffron" role="alert" icon={<IconAlertTriangle aria-hidden />} title={t('form.pastDates')}>
    {t('form.pastDatesHint')}
  </Alert>
);
