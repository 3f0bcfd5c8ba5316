import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandTwitter,
  IconMail,
  IconMapPin,
  IconPhone,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { Phone } from '../../kit/display/Phone';
import type { SiteSettings } from '../../features/site/useSiteSettings';
import { paths, telUrl } from '../../platform/url/paths';
import { Zellige } from '../../kit/theme/Zellige';
import plain from '../../kit/display/PlainList.module.css';
import classes from './Footer.module.css';
import logo from './Logo.module.css';
import { t } from './texts';
import { serverNow } from '../../platform/clock/deviceClock';

interface FooterProps {
  settings: SiteSettings | undefined;
  trackingTo: To;
}

/** Tells whether there is a contact to show. Settings that are not known yet count as having one, so that nothing moves once they are. */
const hasContacts = (settings: SiteSettings | undefined): boolean =>
  !settings || [settings.address, settings.phone, settings.mobile, settings.email].some(Boolean);

/** Shows logo, text, contact, social links, site links and the copyright line. */
export const Footer = ({ settings, trackingTo }: FooterProps) => (
  <footer className={classes.footer} aria-label={t('footer.label')}>
    <Zellige id="zellige-footer" className={classes.zellige} />
    <div className={classes.inner}>
      <div className={classes.brand}>
        {settings?.logoAboutUrl ? (
          <span className={classes.logo}>
            <img
              src={settings.logoAboutUrl}
              alt={settings.companyName}
              className={logo.image}
              height={44}
              loading="lazy"
            />
          </span>
        ) : (
          <strong className={classes.name}>{settings?.companyName}</strong>
        )}
        <p>{settings?.footerText}</p>
        <ul className={classes.social}>
          {settings?.facebook && (
            <li>
              <a
                href={settings.facebook}
                target="_blank"
                rel="noreferrer"
                aria-label={t('footer.facebook', { company: settings.companyName })}
              >
                <IconBrandFacebook aria-hidden />
              </a>
            </li>
          )}
          {settings?.instagram && (
            <li>
              <a
                href={settings.instagram}
                target="_blank"
                rel="noreferrer"
                aria-label={t('footer.instagram', { company: settings.companyName })}
              >
                <IconBrandInstagram aria-hidden />
              </a>
            </li>
          )}
          <li aria-hidden>
            <span>
              <IconBrandTwitter />
            </span>
          </li>
        </ul>
      </div>
      {hasContacts(settings) && (
        <section>
          <h2>{t('footer.contact')}</h2>
          <ul className={`${plain.roomy} ${classes.list}`}>
            {settings?.address && (
              <li>
                <IconMapPin size={20} stroke={1.6} aria-hidden />
                {settings.address}
              </li>
            )}
            {[settings?.phone, settings?.mobile].map(
              (phone) =>
                phone && (
                  <li key={phone}>
                    <IconPhone size={20} stroke={1.6} aria-hidden />
                    <a href={telUrl(phone)}>
                      <Phone number={phone} />
                    </a>
                  </li>
                ),
            )}
            {settings?.email && (
              <li>
                <IconMail size={20} stroke={1.6} aria-hidden />
                <a href={`mailto:${settings.email}`}>{settings.email}</a>
              </li>
            )}
          </ul>
        </section>
      )}
      <nav aria-labelledby="footer-links">
        <h2 id="footer-links">{t('footer.links')}</h2>
        <ul className={`${plain.roomy} ${classes.list}`}>
          <li>
            <Link to={paths.home}>{t('footer.home')}</Link>
          </li>
          <li>
            <Link to={paths.fleet}>{t('footer.fleet')}</Link>
          </li>
          <li>
            <Link to={trackingTo} preventScrollReset>
              {t('footer.tracking')}
            </Link>
          </li>
          <li>
            <Link to={paths.registration}>{t('footer.registration')}</Link>
          </li>
        </ul>
      </nav>
    </div>
    <Copyright company={settings?.companyName} />
  </footer>
);

const Copyright = ({ company }: { company: string | undefined }) => {
  const [year] = useState(() => new Date(serverNow()).getUTCFullYear());
  return (
    // The server may have rendered the page in another year.
    <p className={classes.copyright} suppressHydrationWarning>
      {company !== undefined && t('footer.copyright', { holder: [year, company].filter(Boolean).join(' ') })}
    </p>
  );
};
