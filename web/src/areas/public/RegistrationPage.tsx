import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { RegistrationForm } from '../../features/registration/RegistrationForm';
import { t } from '../../features/registration/texts';
import { paths, safeRedirect } from '../../platform/url/paths';
import { Popup } from '../../kit/dialog/Popup';
import classes from './FormPage.module.css';

/** Shows the registration; then the login, which returns to what the visitor was about to do. */
export const RegistrationPage = () => {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [done, setDone] = useState(false);
  const loginTo = paths.loginFor(safeRedirect(params.get('redirect')));
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>{t('registration.title')}</h1>
      <p className={classes.lead}>{t('registration.lead')}</p>
      <div className={classes.card}>
        <RegistrationForm loginTo={loginTo} onRegistered={() => setDone(true)} />
      </div>
      {done && (
        <Popup title={t('registration.doneTitle')} onClose={() => void navigate(loginTo)}>
          <Button component={Link} to={loginTo} fullWidth size="md" data-autofocus>
            {t('registration.done')}
          </Button>
        </Popup>
      )}
    </div>
  );
};
