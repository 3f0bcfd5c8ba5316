import { useLocation, useSearchParams } from 'react-router-dom';
import { ForgottenPassword } from '../../features/password/ForgottenPassword';
import { t } from '../../features/password/texts';
import { FormPage } from './FormPage';

const typedEmail = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** Shows /motDePasseOublie, which requests a link for a new password; `?type=admin` for the staff. */
export const ForgottenPasswordPage = () => {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const type = params.get('type') === 'admin' ? 'admin' : 'client';
  return (
    <FormPage title={t('forgotten.title')}>
      <ForgottenPassword key={type} type={type} initialEmail={typedEmail(state)} />
    </FormPage>
  );
};
