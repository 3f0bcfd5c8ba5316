import { DepositList } from '../../features/deposit/DepositList';
import { t } from '../../lib/i18n/deposit';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /cautions, the deposits to give back. */
export const DepositsPage = () => {
  usePageTitle(t('title'));
  return <DepositList />;
};
