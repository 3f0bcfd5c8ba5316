import { Anchor } from '@mantine/core';
import { IconTool } from '@tabler/icons-react';
import { formatPhone } from '../../lib/format';
import { t } from '../../lib/i18n/provider';
import { ActOn } from '../../kit/list/ActOn';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { editAct, removeAct } from '../../kit/list/recordActs';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
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
  const { act, id, open, close } = useListAct();
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
              editAct(t('edit'), () => open('modifier', row.id)),
              removeAct(t('remove'), () => open('supprimer', row.id)),
            ]}
          />
        )}
        add={<AddButton label={t('add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconTool size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
        }}
      />
      {act === 'ajouter' && <ProviderDialog onClose={close} />}
      {act === 'modifier' && <ProviderDialog key={id} id={id} onClose={close} />}
      {act === 'supprimer' && (
        <ActOn
          query={ProviderOfActDocument}
          id={id}
          recordOf={({ serviceProvider }) => serviceProvider}
          onClose={close}
        >
          {({ name }) => (
            <RemoveDialog
              message={t('removeQuestion', { name })}
              remove={() => remove({ variables: { input: { id } } })}
              done={{ message: t('removed') }}
              onClose={close}
            />
          )}
        </ActOn>
      )}
    </>
  );
};
