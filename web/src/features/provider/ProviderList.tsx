import { Anchor } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { Phone } from '../../kit/display/Phone';
import { telUrl } from '../../platform/url/paths';
import type { Column } from '../../kit/list/columns';
import { ManagedList } from '../../kit/list/ManagedList';
import { searchFields } from '../../kit/list/searchFields';
import { TwoLines } from '../../kit/list/TwoLines';
import { useRecordList } from '../../kit/list/useRecordList';
import { providersQuery } from './providersQuery';
import { ProviderForm } from './ProviderForm';
import { ServiceProviderDocument } from './ProviderForm.generated';
import {
  ProviderOfActDocument,
  ServiceProvidersExportDocument,
  DeleteServiceProviderDocument,
  ProviderRowFragmentDoc,
  type ProviderRowFragment,
} from './ProviderList.generated';
import { providersView } from './providersView';
import { t } from './texts';

const columns: readonly Column<ProviderRowFragment>[] = [
  { key: 'NAME', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head', sort: 'ASC' },
  { key: 'address', label: t('columns.address'), cell: ({ address }) => <TwoLines text={address} /> },
  {
    key: 'phone',
    label: t('columns.phone'),
    cell: ({ phone }) => (
      <Anchor href={telUrl(phone)}>
        <Phone number={phone} />
      </Anchor>
    ),
    noWrap: true,
  },
  {
    key: 'email',
    label: t('columns.email'),
    cell: ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
];

const search = {
  fields: searchFields(providersView, (value) => t(`fields.${value}`)),
};

/** Lists the service providers, with the view in the address (docs/rules/maintenance.md#service-providers). */
export const ProviderList = () => {
  const list = useRecordList({
    ...providersQuery,
    pageOf: ({ serviceProviders }) => serviceProviders,
    exported: { query: ServiceProvidersExportDocument, fileOf: (answer) => answer.serviceProvidersExport },
  });
  return (
    <ManagedList
      name="prestataires"
      list={list}
      fragment={ProviderRowFragmentDoc}
      t={t}
      icon={IconTool}
      columns={columns}
      nameOf={({ name }) => name}
      search={search}
      form={ProviderForm}
      stored={{ query: ServiceProviderDocument, recordOf: ({ serviceProvider }) => serviceProvider }}
      query={ProviderOfActDocument}
      nameIn={({ serviceProvider }) => serviceProvider?.name}
      deletion={DeleteServiceProviderDocument}
      removed={{ message: t('removed') }}
    />
  );
};
