import { Anchor } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { Phone } from '../../kit/display/Phone';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { telUrl } from '../../platform/url/paths';
import type { Column } from '../../kit/list/columns';
import { ManagedList } from '../../kit/list/ManagedList';
import { useRecordList } from '../../kit/list/useRecordList';
import { agenciesQuery } from './agenciesQuery';
import { AgencyForm } from './AgencyForm';
import { AgencyDocument } from './AgencyForm.generated';
import {
  AgenciesExportDocument,
  AgencyOfActDocument,
  DeleteAgencyDocument,
  AgencyRowFragmentDoc,
  type AgencyRowFragment,
} from './AgencyList.generated';
import { t } from './texts';

const columns: readonly Column<AgencyRowFragment>[] = [
  { key: 'NAME', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head', sort: 'ASC' },
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
    key: 'mobile',
    label: t('columns.mobile'),
    cell: ({ mobile }) => (
      <Anchor href={telUrl(mobile)}>
        <Phone number={mobile} />
      </Anchor>
    ),
    noWrap: true,
  },
  { key: 'email', label: t('columns.email'), cell: ({ email }) => <Anchor href={`mailto:${email}`}>{email}</Anchor> },
  {
    key: 'tradeRegister',
    label: t('columns.tradeRegister'),
    cell: ({ tradeRegister }) => tradeRegister,
    card: 'labelled',
  },
  { key: 'cnss', label: t('columns.cnss'), cell: ({ cnss }) => cnss, card: 'labelled' },
  { key: 'patente', label: t('columns.patente'), cell: ({ patente }) => patente, card: 'labelled' },
  { key: 'taxId', label: t('columns.taxId'), cell: ({ taxId }) => taxId, card: 'labelled' },
  { key: 'ice', label: t('columns.ice'), cell: ({ ice }) => ice, card: 'labelled' },
];

/** Lists the agencies, with the view in the address; only an Admin changes them (docs/rules/fleet.md#agencies). */
export const AgencyList = () => {
  const isAdmin = useIsAdmin();
  const list = useRecordList({
    ...agenciesQuery,
    pageOf: ({ agencies }) => agencies,
    exported: { query: AgenciesExportDocument, fileOf: (answer) => answer.agenciesExport },
  });
  return (
    <ManagedList
      name="agences"
      list={list}
      fragment={AgencyRowFragmentDoc}
      t={t}
      icon={IconBuildingStore}
      columns={columns}
      minWidth={1000}
      dense
      nameOf={({ name }) => name}
      search={{ fields: [{ value: '', label: t('columns.name') }], placeholder: t('searchPlaceholder') }}
      mayChange={isAdmin}
      form={AgencyForm}
      stored={{ query: AgencyDocument, recordOf: ({ agency }) => agency }}
      query={AgencyOfActDocument}
      nameIn={({ agency }) => agency?.name}
      deletion={DeleteAgencyDocument}
      removed={{ title: t('removed'), message: t('removedText') }}
    />
  );
};
