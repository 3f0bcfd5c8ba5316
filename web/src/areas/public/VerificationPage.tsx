import { useSearchParams } from 'react-router-dom';
import { EmailVerification } from '../../features/registration/EmailVerification';
import { t } from '../../features/registration/texts';
import classes from './FormPage.module.css';

/** Shows the page to which the verification mail links. */
export const VerificationPage = () => {
  const [params] = useSearchParams();
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>{t('verification.title')}</h1>
      <div className={classes.card} style={{ marginTop: '2rem' }}>
        <EmailVerification token={params.get('token') ?? ''} />
      </div>
    </div>
  );
};
