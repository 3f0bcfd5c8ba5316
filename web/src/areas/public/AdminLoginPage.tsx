import { LoginForm } from '../../features/auth/LoginForm';
import { LoginPanel } from '../../features/auth/LoginPanel';
import { t } from '../../features/auth/texts';
import { useAfterLogin } from '../../features/auth/useAfterLogin';
import { wantMaintenanceWarning } from '../../features/maintenance/warningFlag';
import { paths } from '../../platform/url/paths';

/** Shows /loginAdmin, the staff's login. */
export const AdminLoginPage = () => {
  const goOn = useAfterLogin(paths.dashboard);
  const onLoggedIn = (): void => {
    wantMaintenanceWarning();
    goOn();
  };
  return (
    <LoginPanel
      title={t('login.adminTitle')}
      lead={t('login.adminLead')}
      aside={{
        title: t('login.adminAside.title'),
        points: [t('login.adminAside.requests'), t('login.adminAside.fleet'), t('login.adminAside.day')],
      }}
    >
      <LoginForm type="admin" onLoggedIn={onLoggedIn} />
    </LoginPanel>
  );
};
