import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsappUrl } from '../../platform/url/paths';
import classes from './WhatsappButton.module.css';
import { t } from './texts';

interface WhatsappButtonProps {
  phone: string;
  /** Shows the button in the top bar of narrow pages, or floating in the margin of wide ones; never both. */
  place: 'bar' | 'margin';
}

/** Opens a chat with the agency from any public page, and never covers another button or a field. */
export const WhatsappButton = ({ phone, place }: WhatsappButtonProps) => {
  const chat = whatsappUrl(phone);
  return (
    chat && (
      <a
        className={place === 'bar' ? classes.barred : classes.floating}
        href={chat}
        target="_blank"
        rel="noreferrer"
        aria-label={t('footer.whatsapp')}
        title={t('footer.whatsapp')}
      >
        <IconBrandWhatsapp size={26} stroke={1.7} aria-hidden />
      </a>
    )
  );
};
