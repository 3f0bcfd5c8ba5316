import type { ApolloClient } from '@apollo/client';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { apiKeysQuery } from '../../features/api-key/apiKeysQuery';
import { webhooksQuery } from '../../features/webhook/webhooksQuery';
import { listVariablesAt, preloadList, type LoadedList } from '../../kit/list/listQuery';
import { onOtherVariables } from '../../platform/session/guards';
import { isAdmin } from './loaders';
import { Stack } from '@mantine/core';
import type { ComponentType } from 'react';
import { ApiKeyList } from '../../features/api-key/ApiKeyList';
import { t } from '../../features/api-key/texts';
import { WebhooksSection } from '../../features/webhook/WebhooksSection';
import { integrationsParams, type IntegrationsTab, paths } from '../../platform/url/paths';
import { usePageTitle } from '../../platform/url/usePageTitle';
import { LinkTabs } from '../../kit/display/LinkTabs';

/** The kinds of access with their sections, in the order of the tabs; the first is the default. */
const sections: readonly { tab: IntegrationsTab; Section: ComponentType }[] = [
  { tab: 'cles', Section: ApiKeyList },
  { tab: 'webhooks', Section: WebhooksSection },
];

const tabAt = ({ searchParams }: URL): IntegrationsTab =>
  searchParams.get(integrationsParams.tab) === 'webhooks' ? 'webhooks' : 'cles';

/** What its route loads: the list of a tab. */
interface LoadedTab extends LoadedList {
  tab: IntegrationsTab;
}

/** Makes what its route loads: the list of the tab, for Admins. */
export const route = (client: ApolloClient) => ({
  loader: async ({ request }: LoaderFunctionArgs): Promise<LoadedTab | null> => {
    if (!(await isAdmin(client))) return null;
    const address = new URL(request.url);
    const tab = tabAt(address);
    return {
      tab,
      ...(tab === 'webhooks'
        ? preloadList(client, webhooksQuery, address)
        : preloadList(client, apiKeysQuery, address)),
    };
  },
  shouldRevalidate: onOtherVariables((address) => [tabAt(address), listVariablesAt(apiKeysQuery, address)]),
});

/** Shows /integrations, the access of third parties, to Admins. */
export const IntegrationsPage = () => {
  usePageTitle(t('title'));
  // By what was loaded, not by the address, which may already be that of the other tab.
  const loaded = useLoaderData<LoadedTab | null>();
  const shown = sections.find(({ tab }) => tab === loaded?.tab) ?? sections[0];
  return (
    <Stack gap="lg">
      {sections.length > 1 && (
        <LinkTabs
          label={t('tabs')}
          tabs={sections.map(({ tab }) => ({
            key: tab,
            to: paths.integrationsFor(tab),
            label: t(`tab.${tab}`),
            current: tab === shown?.tab,
          }))}
        />
      )}
      {shown && <shown.Section />}
    </Stack>
  );
};
