import { useSearchParams } from 'react-router-dom';
import { PasswordReset } from '../../features/password/PasswordReset';
import { t } from '../../features/password/texts';
import { FormPage } from './FormPage';

/** Shows /reinitialisation?token=…, to which the mail about a forgotten password links; with `&type=admin` for the staff. */
export const PasswordResetPage = () => {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const type = params.get('type') === 'admin' ? 'admin' : 'client';
  return (
    <FormPage title={t('reset.title')}>
      <PasswordReset key={token} token={token} type={type} />
    </FormPage>
  );
};
