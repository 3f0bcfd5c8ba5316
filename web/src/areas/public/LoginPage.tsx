import { Anchor, Text } from '@mantine/core';
import { Link, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/auth/LoginForm';
import { LoginPanel } from '../../features/auth/LoginPanel';
import { t } from '../../features/auth/texts';
import { useAfterLogin } from '../../features/auth/useAfterLogin';
import { useSiteSettings } from '../../features/site/useSiteSettings';
import { paths, safeRedirect } from '../../platform/url/paths';

/** Shows /login, the customers' login. */
export const LoginPage = () => {
  const [params] = useSearchParams();
  const discount = useSiteSettings().claims?.discountPercent ?? 0;
  const onLoggedIn = useAfterLogin(paths.customerDashboard);
  return (
    <LoginPanel
      title={t('login.customerTitle')}
      lead={t('login.customerLead')}
      aside={{
        title: t('login.aside.title'),
        points: [
          ...(discount > 0 ? [t('login.aside.discount', { percent: discount })] : []),
          t('login.aside.follow'),
          t('login.aside.cancel'),
        ],
      }}
      footer={
        <Text size="sm">
          {t('login.noAccount')}{' '}
          <Anchor
            component={Link}
            to={paths.registrationFor(safeRedirect(params.get('redirect')))}
            fw={600}
            underline="always"
          >
            {t('login.register')}
          </Anchor>
        </Text>
      }
    >
      <LoginForm type="client" onLoggedIn={onLoggedIn} />
    </LoginPanel>
  );
};
