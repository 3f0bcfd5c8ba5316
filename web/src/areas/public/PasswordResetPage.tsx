import { useSearchParams } from 'react-router-dom';
import { PasswordReset } from '../../features/password/PasswordReset';
import { t } from '../../features/password/texts';
import classes from './FormPage.module.css';

/** Shows /reinitialisation?token=…, to which the mail about a forgotten password links. */
export const PasswordResetPage = () => {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  return (
    <div className={classes.narrow}>
      <h1 className={classes.title}>{t('reset.title')}</h1>
      <div className={classes.card} style={{ marginTop: '2rem' }}>
        <PasswordReset key={token} token={token} />
      </div>
    </div>
  );
};
