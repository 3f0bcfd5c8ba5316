import { Anchor } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { inLine } from '../../platform/i18n/ltr';
import { Phone } from '../../kit/display/Phone';
import { formatPhone, fullName } from '../../platform/format/format';
import { paths, whatsappUrl, telUrl } from '../../platform/url/paths';
import { NoWhatsapp } from '../../kit/display/NoWhatsapp';
import { Facts } from '../../kit/display/Facts';
import classes from './DriverFacts.module.css';
import { paperFacts } from './paperFacts';
import type { DriverFieldsFragment } from './Driver.generated';
import { t } from './texts';

interface DriverFactsProps {
  driver: DriverFieldsFragment;
  reservationNumber: string;
  /** The customer record of the driver; null if there is none. */
  renter: { id: string } | null;
}

/** Shows a driver's papers, and links to contact them. */
export const DriverFacts = ({ driver, reservationNumber, renter }: DriverFactsProps) => {
  const name = fullName(driver);
  const chat = driver.phone && whatsappUrl(driver.phone, t('reach.greeting', { name, number: reservationNumber }));
  return (
    <>
      <p className={classes.name}>
        {renter ? (
          <Anchor component={Link} to={paths.customerFor(renter.id)} inherit>
            {name}
          </Anchor>
        ) : (
          name
        )}
      </p>
      <p className={classes.contact}>
        {driver.phone && (
          <>
            <Anchor
              href={telUrl(driver.phone)}
              aria-label={inLine([t('reach.call', { name }), formatPhone(driver.phone)], ', ')}
            >
              <IconPhone size={16} aria-hidden /> <Phone number={driver.phone} exact />
            </Anchor>
            {chat ? (
              <Anchor href={chat} target="_blank" rel="noreferrer" aria-label={t('reach.whatsappTo', { name })}>
                <IconBrandWhatsapp size={16} aria-hidden /> {t('reach.whatsapp')}
              </Anchor>
            ) : (
              <NoWhatsapp />
            )}
          </>
        )}
        {driver.email && (
          <Anchor
            href={`mailto:${driver.email}`}
            aria-label={inLine([t('reach.mailTo', { name }), driver.email], ', ')}
          >
            <IconMail size={16} aria-hidden /> {driver.email}
          </Anchor>
        )}
      </p>
      <Facts facts={paperFacts(driver)} />
    </>
  );
};
