import { Suspense } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { WhatsappButton } from '../../features/site/WhatsappButton';
import { LostLogin } from '../../features/session/LostLogin';
import { usePublicTitle } from '../../features/site/usePublicTitle';
import { useSiteSettings } from '../../features/site/useSiteSettings';
import { paths } from '../../platform/url/paths';
import { useSession } from '../../platform/session/session';
import { useFocusOnNew } from '../../platform/effect/useFocusOnNew';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { SkipLink } from '../../kit/display/SkipLink';
import { PageLoading } from '../../kit/state/PageLoading';
import { Footer } from './Footer';
import { Navbar } from './Navbar';
import { useOverlayParam } from './useOverlayParam';
import classes from './PublicLayout.module.css';
import { t } from './texts';

const TrackingDialog = lazyPart(async () => (await import('../../features/tracking/TrackingDialog')).TrackingDialog, {
  over: true,
});

/** Shows navbar, page, footer, chat button and the tracking dialog, which any public address can open. */
export const PublicLayout = () => {
  usePublicTitle();
  const { settings } = useSiteSettings();
  const tracking = useOverlayParam('suivi');
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const login = useSession();
  useFocusOnNew(pathname);

  return (
    <div className={classes.page}>
      <SkipLink />
      {navigation.state === 'loading' && <PageLoading />}
      <Navbar settings={settings} trackingTo={tracking.to('')} />
      <main id="contenu" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Suspense fallback={null}>
        <Footer settings={settings} trackingTo={tracking.to('')} />
      </Suspense>
      {/* Not on the signature page, where a stroke that starts on the button would open the chat. */}
      {settings?.whatsapp && pathname !== paths.signature && (
        <aside aria-label={t('footer.chat')}>
          <WhatsappButton phone={settings.whatsapp} place="margin" />
        </aside>
      )}
      <LostLogin loginTo={login?.type === 'admin' ? paths.adminLoginFor() : paths.loginFor()} />
      {tracking.value !== null && <TrackingDialog initialNumber={tracking.value} onClose={tracking.close} />}
    </div>
  );
};
