import { Button, NativeSelect } from '@mantine/core';
import { IconBadgeTm, IconPencil, IconPhotoOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { attempt } from '../../lib/errors';
import { t } from '../../lib/i18n/brand';
import { t as kit } from '../../lib/i18n/kit';
import { useExport } from '../../lib/useExport';
import { AskDialog } from '../../kit/form/AskDialog';
import { DataRows, type DataColumn } from '../../ui/list/DataRows';
import { ExportButton } from '../../ui/list/ExportButton';
import type { FilterChip } from '../../ui/list/FilterChips';
import { ListPage } from '../../ui/list/ListPage';
import { RowAction } from '../../ui/list/RowAction';
import { SearchBox } from '../../ui/list/SearchBox';
import { useListParams } from '../../ui/list/useListParams';
import { notify } from '../../ui/notify';
import { BrandDialog } from './BrandForm';
import {
  BrandsExportDocument,
  useBrandListQuery,
  useDeleteBrandMutation,
  type BrandRowFragment,
} from './BrandList.generated';
import classes from './BrandList.module.css';
import { BrandSwitch } from './BrandSwitch';
import { brandsView, toBrandFilter, toBrandSearch } from './brandsView';

/** Rows of a page (docs/rules/back-office.md#lists). */
const pageSize = 20;

const Logo = ({ brand }: { brand: BrandRowFragment }) =>
  brand.imageUrl ? (
    <img src={brand.imageUrl} alt="" width={72} height={48} className={classes.logo} />
  ) : (
    <span className={classes.noLogo} role="img" aria-label={t('noPhoto')}>
      <IconPhotoOff size={20} stroke={1.5} aria-hidden />
    </span>
  );

const columns: readonly DataColumn<BrandRowFragment>[] = [
  { key: 'photo', label: t('columns.photo'), cell: (brand) => <Logo brand={brand} />, card: 'head' },
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  { key: 'shown', label: t('columns.shown'), cell: (brand) => <BrandSwitch brand={brand} /> },
];

/** What is open over the list. */
type Opened = { kind: 'add' } | { kind: 'edit'; id: string } | { kind: 'remove'; row: BrandRowFragment } | null;

const RemoveDialog = ({ row, onClose }: { row: BrandRowFragment; onClose: () => void }) => {
  const [remove] = useDeleteBrandMutation({ refetchQueries: ['BrandList'] });
  return (
    <AskDialog
      message={t('removeQuestion', { name: row.name })}
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id: row.id } } });
          void notify({ title: t('removed'), message: t('removedText') });
        })
      }
      onClose={onClose}
    />
  );
};

/** Lists the brands, with the view in the address (docs/rules/fleet.md#brands). */
export const BrandList = () => {
  const { state, update, hrefFor } = useListParams(brandsView);
  const [opened, setOpened] = useState<Opened>(null);
  const filter = toBrandFilter(state);
  const search = toBrandSearch(state);
  const { data, previousData, error, loading, refetch } = useBrandListQuery({
    variables: { filter, search, page: { page: state.page, size: pageSize } },
    notifyOnNetworkStatusChange: true,
  });
  const exportBrands = useExport(BrandsExportDocument, (answer) => answer.brandsExport);

  const close = (): void => setOpened(null);
  const chips: FilterChip[] = [
    ...(state.text
      ? [
          {
            label: kit('list.chipSearch', { field: t('search'), text: state.text }),
            onRemove: () => update({ text: '' }),
          },
        ]
      : []),
    ...(state.shown
      ? [
          {
            label: t('chipShown', { value: t(`common:${state.shown}`) }),
            onRemove: () => update({ shown: null }),
          },
        ]
      : []),
  ];
  const addButton = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpened({ kind: 'add' })}>
      {t('add')}
    </Button>
  );

  return (
    <>
      <ListPage
        title={t('title')}
        lead={t('lead')}
        actions={
          <>
            <ExportButton load={() => exportBrands({ filter, search })} />
            {addButton}
          </>
        }
        search={
          <SearchBox
            fields={[{ value: 'NAME', label: t('search') }]}
            field="NAME"
            text={state.text}
            onSearch={({ text }) => update({ text })}
          />
        }
        filters={
          <NativeSelect
            aria-label={t('shown.label')}
            className={classes.filter}
            value={state.shown ?? ''}
            onChange={({ currentTarget: { value } }) =>
              update({ shown: value === 'yes' || value === 'no' ? value : null })
            }
            data={[
              { value: '', label: t('shown.any') },
              { value: 'yes', label: t('shown.yes') },
              { value: 'no', label: t('shown.no') },
            ]}
          />
        }
        chips={chips}
        onClearAll={() => update({ text: '', shown: null })}
        shown={(data ?? previousData)?.brands}
        loading={loading}
        stale={loading && !data}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconBadgeTm size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t('emptyText'),
          action: addButton,
        }}
        hrefForPage={(page) => hrefFor({ page })}
      >
        {(rows) => (
          <DataRows
            label={t('title')}
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            minWidth={560}
            actionsLabel={t('columns.actions')}
            actions={(row) => (
              <>
                <RowAction
                  label={t('remove')}
                  of={row.name}
                  icon={IconTrash}
                  onClick={() => setOpened({ kind: 'remove', row })}
                  danger
                />
                <RowAction
                  label={t('edit')}
                  of={row.name}
                  icon={IconPencil}
                  onClick={() => setOpened({ kind: 'edit', id: row.id })}
                />
              </>
            )}
          />
        )}
      </ListPage>
      {opened?.kind === 'add' && <BrandDialog onClose={close} />}
      {opened?.kind === 'edit' && <BrandDialog id={opened.id} onClose={close} />}
      {opened?.kind === 'remove' && <RemoveDialog row={opened.row} onClose={close} />}
    </>
  );
};
