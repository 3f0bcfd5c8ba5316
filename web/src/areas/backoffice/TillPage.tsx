import { TillList } from '../../features/till/TillList';
import { TillPanel } from '../../features/till/TillPanel';
import { t } from '../../lib/i18n/till';
import { usePageTitle } from '../../lib/usePageTitle';

/** Shows /caisse: the employee's own till, and those before. */
export const TillPage = () => {
  usePageTitle(t('title'));
  return (
    <>
      <TillPanel />
      <TillList />
    </>
  );
};
