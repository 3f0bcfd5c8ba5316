import { ImportWizard } from '../../features/import/ImportWizard';
import { t } from '../../features/import/texts';
import { usePageTitle } from '../../platform/url/usePageTitle';

/** Shows /import, where Admins bring the data of another program. */
export const ImportPage = () => {
  usePageTitle(t('title'));
  return <ImportWizard />;
};
