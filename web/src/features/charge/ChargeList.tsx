import { Badge } from '@mantine/core';
import { IconBabyCarriage } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/charge';
import { ActOn } from '../../kit/list/ActOn';
import { AddButton } from '../../kit/list/AddButton';
import type { Column } from '../../kit/list/columns';
import { choiceFilter, type ListFilter } from '../../kit/list/filters';
import { editAct, removeAct } from '../../kit/list/recordActs';
import { RecordList } from '../../kit/list/RecordList';
import { RemoveDialog } from '../../kit/list/RemoveDialog';
import { RowActions } from '../../kit/list/RowActions';
import { useListAct } from '../../kit/list/useListAct';
import { useRecordList } from '../../kit/list/useRecordList';
import classes from './Charge.module.css';
import { ChargeDialog } from './ChargeForm';
import {
  ChargeOfActDocument,
  ChargesDocument,
  useChargeSeasonsQuery,
  useDeleteChargeMutation,
  type ChargeRowFragment,
} from './ChargeList.generated';
import { askedOf, chargesView, type ChargesView } from './chargesView';
import { conditionTexts, priceText } from './chargeTexts';

const kinds = ['EXTRA', 'FEE', 'RETURN'] as const;

const columnsWith = (seasons: ReadonlyMap<string, string> | undefined): readonly Column<ChargeRowFragment>[] => [
  {
    key: 'name',
    label: t('columns.name'),
    cell: ({ name, kind, shownOnSite }) => (
      <>
        <b>{name}</b>
        {kind === 'EXTRA' && !shownOnSite && <span className={`${classes.line} ${classes.dim}`}>{t('deskOnly')}</span>}
      </>
    ),
    card: 'head',
  },
  { key: 'kind', label: t('columns.kind'), cell: ({ kind }) => t(`kindShort.${kind}`) },
  { key: 'price', label: t('columns.price'), cell: priceText },
  {
    key: 'conditions',
    label: t('columns.conditions'),
    cell: (rule) =>
      conditionTexts(rule, seasons).map((text) => (
        <span key={text} className={classes.line}>
          {text}
        </span>
      )),
  },
  {
    key: 'stock',
    label: t('columns.stock'),
    cell: ({ kind, stock }) =>
      kind !== 'EXTRA' ? '' : stock === null ? t('unlimited') : t('stockOf', { count: String(stock) }),
  },
  {
    key: 'active',
    label: t('columns.active'),
    cell: ({ active }) => (
      <Badge color={active ? 'green' : 'gray'} variant="light">
        {t(active ? 'on' : 'off')}
      </Badge>
    ),
  },
];

const filters: readonly ListFilter<ChargesView>[] = [
  choiceFilter({
    label: t('filters.kind'),
    any: t('filters.anyKind'),
    choices: kinds.map((value) => ({ value, label: t(`kindShort.${value}`) })),
    get: ({ kind }) => kind,
    change: (kind) => ({ kind }),
    chip: ({ label }) => label,
    place: 'bar',
  }),
  choiceFilter({
    label: t('filters.active'),
    any: t('filters.anyActive'),
    choices: (['yes', 'no'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
    get: ({ active }) => active,
    change: (active) => ({ active }),
    chip: ({ label }) => label,
    place: 'bar',
  }),
];

/** Lists extras and fees; an Admin adds, edits and removes them (docs/rules/prices.md#extras-and-charges). */
export const ChargeList = () => {
  const { data: meData } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = meData?.me?.employee?.role === 'ADMIN';
  const { data: seasonData } = useChargeSeasonsQuery();
  const columns = useMemo(
    () => columnsWith(seasonData && new Map(seasonData.seasons.items.map(({ id, name }) => [id, name]))),
    [seasonData],
  );
  const { act, id, open, close } = useListAct();
  const [remove] = useDeleteChargeMutation({ refetchQueries: ['Charges'] });
  const list = useRecordList({
    view: chargesView,
    query: ChargesDocument,
    asked: askedOf,
    pageOf: ({ chargeRules }) => chargeRules,
  });
  return (
    <>
      <RecordList
        name="options"
        list={list}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        nameOf={({ name }) => name}
        search={{ fields: [{ value: 'NAME', label: t('form.name') }] }}
        filters={filters}
        actionsLabel={t('columns.actions')}
        actions={
          isAdmin
            ? (row) => (
                <RowActions
                  of={row.name}
                  acts={[
                    editAct(t('edit'), () => open('modifier', row.id)),
                    removeAct(t('remove'), () => open('supprimer', row.id)),
                  ]}
                />
              )
            : undefined
        }
        add={isAdmin && <AddButton label={t('add')} onClick={() => open('ajouter')} />}
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          icon: <IconBabyCarriage size={40} stroke={1.5} aria-hidden />,
          title: t('emptyTitle'),
          message: t(isAdmin ? 'emptyText' : 'emptyTextEmployee'),
        }}
      />
      {isAdmin && act === 'ajouter' && <ChargeDialog onClose={close} />}
      {isAdmin && act === 'modifier' && <ChargeDialog key={id} id={id} onClose={close} />}
      {isAdmin && act === 'supprimer' && (
        <ActOn query={ChargeOfActDocument} id={id} recordOf={({ chargeRule }) => chargeRule} onClose={close}>
          {({ name }) => (
            <RemoveDialog
              message={t('removeQuestion', { name })}
              remove={() => remove({ variables: { input: { id } } })}
              done={{ title: t('removed'), message: t('removedText') }}
              onClose={close}
            />
          )}
        </ActOn>
      )}
    </>
  );
};
