import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSiteSettings, type SiteClaims, type SiteSettings } from '../../features/site/useSiteSettings';
import { SearchHeader, type FleetSearch } from '../../features/vehicle/SearchHeader';
import { fleetHref } from '../../features/vehicle/fleetState';
import { LoadFailure } from '../../kit/state/Loaded';
import { Zellige } from '../../kit/theme/Zellige';
import { ArrivalNotice } from './ArrivalNotice';
import { HeroCovers } from './HeroCovers';
import { HomeSections } from './HomeSections';
import { useHashTarget } from './useHashTarget';
import classes from './HomePage.module.css';
import { t } from './texts';

const noSearch: FleetSearch = {
  startsAt: '',
  endsAt: '',
  pickupPlace: '',
  returnPlace: '',
  driverAge: '',
  categories: [],
};

/** Shows the home page once the settings are loaded. */
export const HomePage = () => {
  const { settings, claims, error, loading, refetch } = useSiteSettings();
  if (settings && claims) return <Content settings={settings} claims={claims} />;
  if (error) {
    return <LoadFailure error={error} refetch={refetch} loading={loading} />;
  }
  return (
    <div className={classes.skeleton} aria-busy>
      <Skeleton height={520} radius={0} />
      <div className={classes.skeletonRow}>
        <Skeleton height={320} />
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    </div>
  );
};

/** What the agency promises above the search, as far as it is set up (docs/rules/site.md#what-the-site-claims). */
const Promises = ({ claims: { insured, deliveryPlaces, discountPercent } }: { claims: SiteClaims }) => {
  const promises = [
    insured && t('home.promise.insurance'),
    deliveryPlaces > 0 && t('home.promise.delivery', { places: deliveryPlaces }),
    discountPercent > 0 && t('home.promise.discount', { percent: discountPercent }),
  ].filter((promise) => promise !== false);
  return (
    promises.length > 0 && (
      <ul className={classes.promises}>
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    )
  );
};

const Content = ({ settings, claims }: { settings: SiteSettings; claims: SiteClaims }) => {
  const navigate = useNavigate();
  useHashTarget();

  const search = (wanted: FleetSearch): void => {
    void navigate(fleetHref(wanted), { state: { searched: true } });
  };

  return (
    <>
      <ArrivalNotice />
      <section className={classes.hero}>
        <HeroCovers urls={settings.coverUrls} />
        <Zellige id="zellige-hero" className={classes.zellige} />
        <div className={classes.heroInner}>
          <h1 className={classes.title}>{settings.headerText || t('home.title')}</h1>
          <Promises claims={claims} />
          <div className={classes.search}>
            <SearchHeader initial={noSearch} onSearch={search} />
          </div>
        </div>
      </section>
      <Suspense fallback={null}>
        <HomeSections settings={settings} claims={claims} />
      </Suspense>
    </>
  );
};
