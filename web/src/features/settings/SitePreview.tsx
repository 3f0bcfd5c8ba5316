import { Text } from '@mantine/core';
import { inLine } from '../../platform/i18n/ltr';
import { usePickedAddress } from '../../kit/form/usePickedAddress';
import { formatPhone } from '../../platform/format/format';
import classes from './SitePreview.module.css';
import type { TextField } from './settingsDraft';
import { t } from './texts';

interface SitePreviewProps {
  values: Readonly<Record<TextField, string>>;
  /** The first cover: the picture that was chosen for it, and the address of the stored one. */
  cover: { picked: File | null; stored: string | null };
  logo: { picked: File | null; stored: string | null };
}

const useAddress = ({ picked, stored }: SitePreviewProps['cover']): string | null => {
  const chosen = usePickedAddress(picked);
  return picked ? (chosen ?? null) : stored;
};

/** Shows what the texts and pictures of the form will look like before they are saved: top and foot of the home page, and a search engine's result. */
export const SitePreview = ({ values, cover, logo }: SitePreviewProps) => {
  const coverUrl = useAddress(cover);
  const logoUrl = useAddress(logo);
  const { companyName, title, description, headerText, footerText, domainName, phone, email, address } = values;
  return (
    <div className={classes.root}>
      <figure className={classes.part} aria-label={t('preview.home')}>
        <figcaption>{t('preview.home')}</figcaption>
        <div className={classes.page}>
          <div className={classes.bar}>{logoUrl ? <img src={logoUrl} alt={companyName} /> : <b>{companyName}</b>}</div>
          <div className={classes.hero}>
            {coverUrl && <img src={coverUrl} alt="" />}
            <span>{headerText}</span>
          </div>
          <div className={classes.foot}>
            <b>{companyName}</b>
            <span className={classes.footText}>{footerText}</span>
            <span>{inLine([address, formatPhone(phone), email])}</span>
          </div>
        </div>
      </figure>
      <figure className={classes.part} aria-label={t('preview.search')}>
        <figcaption>{t('preview.search')}</figcaption>
        <div className={classes.result}>
          <Text size="sm" c="dimmed">
            {domainName || window.location.host}
          </Text>
          <span className={classes.resultTitle}>{title || companyName}</span>
          <Text size="sm" lineClamp={2}>
            {description}
          </Text>
        </div>
      </figure>
    </div>
  );
};
