import { Anchor } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { formatPhone } from '../../platform/format/format';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { editAct, removeAct } from '../../kit/list/recordActs';
import { RecordActDialogs } from '../../kit/list/RecordActDialogs';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { searchFields } from '../../kit/list/searchFields';
import { TwoLines } from '../../kit/list/TwoLines';
import { useListAct } from '../../kit/list/useListAct';
import { useRecordList } from '../../kit/list/useRecordList';
import { ProviderDialog } from './ProviderForm';
import {
  ProviderOfActDocument,
  ServiceProvidersDocument,
  ServiceProvidersExportDocument,
  useDeleteServiceProviderMutation,
  type ProviderRowFragment,
} from './ProviderList.generated';
import { askedOf, providersView } from './providersView';
import { t } from './texts';

const columns: readonly Column<ProviderRowFragment>[] = [
  { key: 'NAME', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head', sort: 'ASC' },
  { key: 'address', label: t('columns.address'), cell: ({ address }) => <TwoLines text={address} /> },
  {
    key: 'phone',
    label: t('columns.phone'),
    cell: ({ phone }) => <Anchor href={`tel:${phone}`}>{formatPhone(phone)}</Anchor>,
    noWrap: true,
  },
  {
    key: 'email',
    label: t('columns.email'),
    cell: ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor>,
  },
];

const search = {
  fields: searchFields([
    { value: 'NAME', label: t('fields.NAME') },
    { value: 'PHONE', label: t('fields.PHONE'), inputMode: 'tel' },
  ]),
};

/** Lists the service providers, with the view in the address (docs/rules/maintenance.md#service-providers). */
export const ProviderList = () => {
  const acts = useListAct();
  const [remove] = useDeleteServiceProviderMutation({ refetchQueries: ['ServiceProviders'] });
  const list = useRecordList({
    view: providersView,
    query: ServiceProvidersDocument,
    asked: askedOf,
    pageOf: ({ serviceProviders }) => serviceProviders,
    exported: { query: ServiceProvidersExportDocument, fileOf: (answer) => answer.serviceProvidersExport },
  });
  return (
    <>
      <RecordList
        name="prestataires"
        list={list}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        search={search}
        actionsLabel={t('columns.actions')}
        actions={(row) => (
          <RowActions
            of={row.name}
            acts={[
              editAct(t('edit'), () => acts.open('modifier', row.id)),
              removeAct(t('remove'), () => acts.open('supprimer', row.id)),
            ]}
          />
        )}
        add={<AddButton label={t('add')} onClick={() => acts.open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconTool size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
        }}
      />
      <RecordActDialogs
        acts={acts}
        form={ProviderDialog}
        query={ProviderOfActDocument}
        recordOf={({ serviceProvider }) => serviceProvider}
        question={({ name }) => t('removeQuestion', { name })}
        remove={(id) => remove({ variables: { input: { id } } })}
        removed={{ message: t('removed') }}
      />
    </>
  );
};
