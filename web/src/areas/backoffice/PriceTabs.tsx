import { Box } from '@mantine/core';
import { useLocation } from 'react-router-dom';
import { LinkTabs } from '../../kit/display/LinkTabs';
import { pageOf } from '../../platform/url/pageOf';
import { paths } from '../../platform/url/paths';
import { t } from './texts';

const tabs = [
  { path: paths.prices, label: t('priceTabs.seasons') },
  { path: paths.priceCalendar, label: t('priceTabs.calendar') },
  { path: paths.charges, label: t('priceTabs.charges') },
  { path: paths.promotions, label: t('priceTabs.promotions') },
] as const;

/** The parts of the prices, each with its own address. */
export const PriceTabs = () => {
  const page = pageOf(useLocation().pathname);
  return (
    <Box mb="lg">
      <LinkTabs
        label={t('priceTabs.label')}
        tabs={tabs.map(({ path, label }) => ({ key: path, to: path, label, current: path === page }))}
      />
    </Box>
  );
};
