import { Anchor, Button } from '@mantine/core';
import { Icon24Hours, IconPlaneArrival, IconRoad, IconSteeringWheel } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { BrandStrip, PartnerCarousel } from '../../features/site/BrandLogos';
import type { SiteClaims, SiteSettings } from '../../features/site/useSiteSettings';
import { VehicleCarousel } from '../../features/vehicle/VehicleCarousel';
import { fleetHref } from '../../features/vehicle/fleetState';
import { t as vehicleT } from '../../features/vehicle/texts';
import type { VehicleCategory } from '../../platform/graphql/types.generated';
import { srcSetOf } from '../../platform/url/pictures';
import { paths } from '../../platform/url/paths';
import { CarOutline, type CarShape } from './CarOutline';
import { AgenciesSection, ContactSection } from './ContactSection';
import { useVehicleDialogs } from './useVehicleDialogs';
import classes from './HomeSections.module.css';
import { t } from './texts';

/** Everything below the search on the home page. */
export const HomeSections = ({ settings, claims }: { settings: SiteSettings; claims: SiteClaims }) => (
  <>
    {settings.announcementImageUrl && (
      <section className={classes.section} aria-label={t('home.announcement')}>
        <img
          src={settings.announcementImageUrl}
          width={settings.announcementImageSize?.width}
          height={settings.announcementImageSize?.height}
          alt={t('home.announcement')}
          loading="lazy"
          fetchPriority="low"
          className={classes.announcement}
        />
      </section>
    )}
    <Fleet />
    <Services settings={settings} />
    {settings.aboutText && <About settings={settings} />}
    <Types />
    {claims.served && <Testimonials />}
    <Suspense fallback={null}>
      <AgenciesSection />
    </Suspense>
    <Suspense fallback={null}>
      <PartnerCarousel />
    </Suspense>
    <ContactSection settings={settings} />
  </>
);

const Fleet = () => {
  const { detailTo, reserve, dialogs } = useVehicleDialogs(null);
  return (
    <section className={classes.section} aria-labelledby="titre-parc">
      <div className={classes.headingRow}>
        <div>
          <h2 id="titre-parc" className={classes.heading}>
            {t('home.fleet.title')}
          </h2>
          <p className={classes.lead}>{t('home.fleet.lead')}</p>
        </div>
        <Button component={Link} to={paths.fleet} variant="default">
          {vehicleT('home.fleet.all')}
        </Button>
      </div>
      <VehicleCarousel detailTo={detailTo} onReserve={reserve} />
      {dialogs}
    </section>
  );
};

const serviceIcons = [IconPlaneArrival, Icon24Hours, IconRoad, IconSteeringWheel];

const Services = ({ settings }: { settings: SiteSettings }) => {
  // The settings keep a place for each of the four, be it empty.
  const services = settings.services.filter(({ title, text, imageUrl }) => title || text || imageUrl);
  return (
    <section id="nos-service" className={`${classes.band} ${classes.later}`} aria-labelledby="titre-services">
      <div className={classes.inner}>
        <h2 id="titre-services" className={classes.heading}>
          {t('home.services.title')}
        </h2>
        {settings.middleText && <p className={classes.lead}>{settings.middleText}</p>}
        {services.length === 0 && !settings.middleText && (
          <p className={classes.lead}>
            {t('home.services.none')}{' '}
            <Anchor component={Link} to={paths.contact} underline="always">
              {t('home.services.write')}
            </Anchor>
          </p>
        )}
        {services.length > 0 && (
          <ul className={classes.services}>
            {services.map((service, index) => {
              const Icon = serviceIcons[index % serviceIcons.length] ?? IconRoad;
              return (
                <li key={index} className={classes.service}>
                  {service.imageUrl ? (
                    <img
                      src={service.imageUrl}
                      srcSet={srcSetOf(service.imageUrl)}
                      sizes="(max-width: 48em) 92vw, 18rem"
                      width={600}
                      height={400}
                      alt=""
                      loading="lazy"
                      className={classes.servicePicture}
                    />
                  ) : (
                    <span className={classes.serviceIcon}>
                      <Icon size={30} stroke={1.5} aria-hidden />
                    </span>
                  )}
                  <h3>{service.title}</h3>
                  <p>{service.text}</p>
                </li>
              );
            })}
          </ul>
        )}
        <BrandStrip />
      </div>
    </section>
  );
};

const About = ({ settings }: { settings: SiteSettings }) => (
  <section className={`${classes.section} ${classes.later}`} aria-labelledby="titre-propos">
    <div className={classes.about}>
      {settings.presentationImageUrl && (
        <img
          src={settings.presentationImageUrl}
          srcSet={srcSetOf(settings.presentationImageUrl)}
          sizes="(max-width: 48em) 92vw, 36rem"
          alt=""
          loading="lazy"
          className={classes.presentation}
        />
      )}
      <div>
        {settings.logoAboutUrl && <img src={settings.logoAboutUrl} alt="" height={40} loading="lazy" />}
        <h2 id="titre-propos" className={classes.heading}>
          {t('home.about.title')}
        </h2>
        <p className={classes.aboutText}>{settings.aboutText}</p>
        <Button component={Link} to={paths.fleet} size="md">
          {t('home.about.cta')}
        </Button>
      </div>
    </div>
  </section>
);

const types: { key: CarShape; categories: VehicleCategory[] }[] = [
  { key: 'luxury', categories: ['LUXURY_SEDAN'] },
  { key: 'sedan', categories: ['FAMILY_SEDAN'] },
  { key: 'hatchback', categories: ['CITY_CAR', 'SMALL_CITY_CAR'] },
  { key: 'suv', categories: ['COMPACT_SUV'] },
];

const Types = () => (
  <section className={`${classes.section} ${classes.later}`} aria-labelledby="titre-types">
    <h2 id="titre-types" className={classes.heading}>
      {t('home.types.title')}
    </h2>
    <ul className={classes.types}>
      {types.map(({ key, categories }) => (
        <li key={key}>
          <Link to={fleetHref({ categories })} className={classes.type} data-type={key}>
            <CarOutline shape={key} className={classes.outline} />
            <strong>{t(`home.types.${key}.name`)}</strong>
            <span>{t(`home.types.${key}.text`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

const Testimonials = () => (
  <section className={`${classes.band} ${classes.later}`} aria-labelledby="titre-temoignages">
    <div className={classes.inner}>
      <h2 id="titre-temoignages" className={classes.heading}>
        {t('home.testimonials.title')}
      </h2>
      <ul className={classes.testimonials}>
        {(['first', 'second', 'third'] as const).map((key) => (
          <li key={key}>
            <figure className={classes.testimonial}>
              <blockquote>{t(`home.testimonials.${key}.text`)}</blockquote>
              <figcaption>
                <strong>{t(`home.testimonials.${key}.name`)}</strong> · {t(`home.testimonials.${key}.place`)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
