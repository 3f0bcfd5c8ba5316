import { Text } from '@mantine/core';
import { t } from '../texts';

/** Replaces a link to WhatsApp where the stored telephone number is not a possible one. */
export const NoWhatsapp = () => (
  <Text span size="sm" c="dimmed">
    {t('share.noWhatsapp')}
  </Text>
);
