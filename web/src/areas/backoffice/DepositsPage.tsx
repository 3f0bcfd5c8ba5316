import { DepositList } from '../../features/deposit/DepositList';
import { t } from '../../features/deposit/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /cautions, the deposits to give back. */
export const DepositsPage = () => {
  usePageTitle(t('title'));
  return <DepositList />;
};
