import { Burger, Button } from '@mantine/core';
import { useState } from 'react';
import { Link, NavLink, type To } from 'react-router-dom';
import { WhatsappButton } from '../../features/site/WhatsappButton';
import type { SiteSettings } from '../../features/site/useSiteSettings';
import { paths } from '../../platform/url/paths';
import { srcSetOf } from '../../platform/url/pictures';
import { useSession } from '../../platform/session/session';
import { useScrolledBeyond } from '../../kit/display/useScrolledBeyond';
import { lazyPart } from '../../kit/lazy/lazyPart';
import logo from './Logo.module.css';
import classes from './Navbar.module.css';
import { t } from './texts';

const NavDrawer = lazyPart(async () => (await import('./NavDrawer')).NavDrawer, { over: true });

interface NavbarProps {
  settings: SiteSettings | undefined;
  trackingTo: To;
}

/** Pixels scrolled before the navbar changes its style (docs/rules/site.md#home-page). */
const scrolledFrom = 50;

/** Shows logo and links, in a drawer on phones. It shows the logged-in user, and never waits for the settings. */
export const Navbar = ({ settings, trackingTo }: NavbarProps) => {
  const scrolled = useScrolledBeyond(scrolledFrom);
  const session = useSession();
  const [opened, setOpened] = useState(false);
  const close = (): void => setOpened(false);

  const links = [
    { to: paths.home, label: t('nav.home'), end: true },
    { to: paths.fleet, label: t('nav.fleet') },
    { to: paths.services, label: t('nav.services'), section: true },
    { to: paths.contact, label: t('nav.contact'), section: true },
  ].map(({ to, label, section, end }) =>
    section ? (
      <Link key={to} to={to} className={classes.link} onClick={close}>
        {label}
      </Link>
    ) : (
      <NavLink key={to} to={to} end={end ?? false} className={classes.link ?? ''} onClick={close}>
        {label}
      </NavLink>
    ),
  );
  const tracking = (
    <Link to={trackingTo} preventScrollReset className={classes.link} onClick={close}>
      {t('nav.tracking')}
    </Link>
  );
  const account = session ? (
    <Button component={Link} to={session.type === 'admin' ? paths.dashboard : paths.customerDashboard} onClick={close}>
      {t(session.type === 'admin' ? 'nav.dashboard' : 'nav.customerArea')}
    </Button>
  ) : (
    <>
      <Button component={Link} to={paths.login} variant="default" onClick={close}>
        {t('nav.login')}
      </Button>
      <Button component={Link} to={paths.registration} onClick={close}>
        {t('nav.registration')}
      </Button>
    </>
  );

  return (
    <header className={classes.header} data-scrolled={scrolled || undefined}>
      <div className={classes.inner}>
        <Link
          to={paths.home}
          className={classes.logo}
          aria-label={settings?.companyName ? t('nav.toHome', { company: settings.companyName }) : t('nav.home')}
        >
          {settings?.logoNavbarUrl ? (
            <img
              src={settings.logoNavbarUrl}
              srcSet={srcSetOf(settings.logoNavbarUrl)}
              className={logo.image}
              sizes="12rem"
              alt=""
              height={44}
            />
          ) : (
            <span>{settings && (settings.companyName || t('nav.home'))}</span>
          )}
        </Link>
        <nav className={classes.links} aria-label={t('nav.label')}>
          {links}
          {tracking}
        </nav>
        <div className={classes.account}>{account}</div>
        {settings?.whatsapp && <WhatsappButton phone={settings.whatsapp} place="bar" />}
        <Burger
          className={classes.burger ?? ''}
          opened={opened}
          onClick={() => setOpened(true)}
          aria-label={t('nav.openMenu')}
          size="sm"
        />
      </div>
      {opened && (
        <NavDrawer onClose={close}>
          {links}
          {tracking}
          {account}
        </NavDrawer>
      )}
    </header>
  );
};
