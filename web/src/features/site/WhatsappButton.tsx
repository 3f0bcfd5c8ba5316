import { IconBrandWhatsapp } from '@tabler/icons-react';
import { t } from '../../lib/i18n/site';
import { whatsappUrl } from '../../lib/paths';
import classes from './WhatsappButton.module.css';

/** Opens a chat with the agency from any public page. */
export const WhatsappButton = ({ phone }: { phone: string }) => (
  <a
    className={classes.button}
    href={whatsappUrl(phone)}
    target="_blank"
    rel="noreferrer"
    aria-label={t('footer.whatsapp')}
    title={t('footer.whatsapp')}
  >
    <IconBrandWhatsapp size={28} stroke={1.7} aria-hidden />
  </a>
);
