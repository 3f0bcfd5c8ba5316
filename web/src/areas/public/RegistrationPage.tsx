import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { RegistrationForm } from '../../features/registration/RegistrationForm';
import { t } from '../../features/registration/texts';
import { useSiteSettings } from '../../features/site/useSiteSettings';
import { paths, safeRedirect } from '../../platform/url/paths';
import { Popup } from '../../kit/dialog/Popup';
import { FormPage } from './FormPage';

/** Shows the registration; then the login, which returns to what the visitor was about to do. */
export const RegistrationPage = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const discount = useSiteSettings().claims?.discountPercent ?? 0;
  const loginTo = paths.loginFor(safeRedirect(params.get('redirect')));
  return (
    <>
      <FormPage
        title={t('registration.title')}
        lead={discount > 0 ? t('registration.lead', { percent: discount }) : t('registration.leadPlain')}
      >
        <RegistrationForm loginTo={loginTo} onRegistered={() => setDone(true)} />
      </FormPage>
      {done && (
        <Popup title={t('registration.doneTitle')} onClose={() => void navigate(loginTo)}>
          <Button component={Link} to={loginTo} fullWidth size="md" data-autofocus>
            {t('registration.done')}
          </Button>
        </Popup>
      )}
    </>
  );
};
