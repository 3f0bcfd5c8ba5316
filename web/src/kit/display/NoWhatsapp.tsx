import { Text } from '@mantine/core';
import { t } from '../texts';

/** Says in the place of a link to WhatsApp that what was stored cannot be a telephone number. */
export const NoWhatsapp = () => (
  <Text span size="sm" c="dimmed">
    {t('share.noWhatsapp')}
  </Text>
);
