import { useSearchParams } from 'react-router-dom';
import { EmailVerification } from '../../features/registration/EmailVerification';
import { t } from '../../features/registration/texts';
import { FormPage } from './FormPage';

/** Shows the page to which the verification mail links. */
export const VerificationPage = () => {
  const [params] = useSearchParams();
  return (
    <FormPage title={t('verification.title')}>
      <EmailVerification token={params.get('token') ?? ''} />
    </FormPage>
  );
};
