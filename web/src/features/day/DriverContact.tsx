import { Anchor, Button } from '@mantine/core';
import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react';
import { t as reservationT } from '../../domain/reservation/texts';
import { Dropdown } from '../../kit/dropdown/Dropdown';
import { mapUrls, telUrl, whatsappUrl } from '../../platform/url/paths';
import classes from './DayBoard.module.css';
import { t } from './texts';

interface DriverContactProps {
  name: string;
  phone: string | null;
  /** Where the vehicle is handed over. */
  place: string;
  number: string;
}

/** Calls a driver, writes to them on WhatsApp, or shows the way to where the vehicle is handed over. */
export const DriverContact = ({ name, phone, place, number }: DriverContactProps) => {
  const chat = phone ? whatsappUrl(phone, reservationT('reach.greeting', { name, number })) : undefined;
  const maps = mapUrls(place);
  return (
    <>
      {phone && (
        <Button
          component="a"
          href={telUrl(phone)}
          variant="default"
          size="md"
          aria-label={reservationT('reach.call', { name })}
        >
          <IconPhone size={18} aria-hidden />
        </Button>
      )}
      {chat && (
        <Button
          component="a"
          href={chat}
          target="_blank"
          rel="noreferrer"
          variant="default"
          size="md"
          aria-label={reservationT('reach.whatsappTo', { name })}
        >
          <IconBrandWhatsapp size={18} aria-hidden />
        </Button>
      )}
      <Dropdown
        label={t('wayTo', { place })}
        width={220}
        button={(props) => (
          <Button {...props} variant="default" size="md" aria-label={t('wayTo', { place })}>
            <IconMapPin size={18} aria-hidden />
          </Button>
        )}
      >
        {(close) => (
          <ul className={classes.ways}>
            <li>
              <Anchor href={maps.googleMaps} target="_blank" rel="noreferrer" onClick={close}>
                {t('googleMaps')}
              </Anchor>
            </li>
            <li>
              <Anchor href={maps.waze} target="_blank" rel="noreferrer" onClick={close}>
                {t('waze')}
              </Anchor>
            </li>
          </ul>
        )}
      </Dropdown>
    </>
  );
};
