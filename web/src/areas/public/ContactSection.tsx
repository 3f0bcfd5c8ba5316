import { Skeleton } from '@mantine/core';
import { IconMail, IconMapPin, IconPhone, IconWorld } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Agencies } from '../../features/agency-map/Agencies';
import { useSiteAgenciesQuery } from '../../features/agency-map/Agencies.generated';
import type { SiteSettings } from '../../features/site/useSiteSettings';
import { formatPhone } from '../../platform/format/format';
import { telUrl } from '../../platform/url/paths';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { WhenNear } from '../../kit/lazy/WhenNear';
import { Loaded } from '../../kit/state/Loaded';
import classes from './ContactSection.module.css';
import { t } from './texts';

const ContactForm = lazyPart(async () => (await import('../../features/contact/ContactForm')).ContactForm, {
  pending: <Skeleton height={544} />,
});

/** Shows the agencies with a map; nothing if there are none. */
export const AgenciesSection = () => {
  const query = useSiteAgenciesQuery();
  if (query.data?.agencies.items.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="titre-agences">
      <h2 id="titre-agences">{t('home.agencies.title')}</h2>
      <p className={classes.lead}>{t('home.agencies.lead')}</p>
      <Loaded query={query} waiting={<Skeleton height={420} />}>
        {({ agencies }) => <Agencies agencies={agencies.items} />}
      </Loaded>
    </section>
  );
};

const hasContacts = ({ address, phone, mobile, email, domainName }: SiteSettings): boolean =>
  [address, phone, mobile, email, domainName].some(Boolean);

/** Shows the form, the agency's contacts from the settings, and the embedded map if one is set. */
export const ContactSection = ({ settings }: { settings: SiteSettings }) => (
  <section id="contact" className={classes.section} aria-labelledby="titre-contact">
    <h2 id="titre-contact">{t('home.contact.title')}</h2>
    <p className={classes.lead}>{t('home.contact.lead')}</p>
    <div className={classes.layout}>
      <WhenNear minHeight="34rem">
        <ContactForm />
      </WhenNear>
      <div>
        {hasContacts(settings) && (
          <dl className={classes.list}>
            <Entry icon={<IconMapPin aria-hidden />} label={t('home.contact.address')} value={settings.address} />
            <Entry
              icon={<IconPhone aria-hidden />}
              label={t('home.contact.phone')}
              value={formatPhone(settings.phone)}
              href={telUrl(settings.phone)}
            />
            {settings.mobile && (
              <Entry
                icon={<IconPhone aria-hidden />}
                label={t('home.contact.mobile')}
                value={formatPhone(settings.mobile)}
                href={telUrl(settings.mobile)}
              />
            )}
            <Entry
              icon={<IconMail aria-hidden />}
              label={t('home.contact.email')}
              value={settings.email}
              href={`mailto:${settings.email}`}
            />
            <Entry icon={<IconWorld aria-hidden />} label={t('home.contact.website')} value={settings.domainName} />
          </dl>
        )}
        {settings.mapUrl && (
          <WhenNear minHeight="21rem">
            <EmbeddedMap url={settings.mapUrl} />
          </WhenNear>
        )}
      </div>
    </div>
  </section>
);

/**
 * Returns the sandbox of the map's frame: scripts, its own storage, and opening a larger map in a window. A page of our own origin gets no
 * storage, because with scripts it could remove the sandbox.
 */
const sandboxOf = (mapUrl: string): string => {
  const foreign = new URL(mapUrl, window.location.href).origin !== window.location.origin;
  return `allow-scripts allow-popups allow-popups-to-escape-sandbox${foreign ? ' allow-same-origin' : ''}`;
};

/** Shows a map of another site. */
const EmbeddedMap = ({ url }: { url: string }) => (
  <iframe
    src={url}
    title={t('home.contact.map')}
    sandbox={sandboxOf(url)}
    referrerPolicy="strict-origin-when-cross-origin"
    className={classes.map}
  />
);

interface EntryProps {
  icon: ReactNode;
  label: string;
  value: string;
  href?: string;
}

const Entry = ({ icon, label, value, href }: EntryProps) =>
  value && (
    <div className={classes.entry}>
      {icon}
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{value}</a> : value}</dd>
    </div>
  );
