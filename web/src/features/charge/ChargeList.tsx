import { IconBabyCarriage } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { Badge } from '../../kit/display/StatusBadge';
import type { Column } from '../../kit/list/columns';
import { activeFilter, choiceFilter, type ListFilter } from '../../kit/list/filters';
import { ManagedList } from '../../kit/list/ManagedList';
import { useRecordList } from '../../kit/list/useRecordList';
import { chargesQuery } from './chargesQuery';
import classes from './Charge.module.css';
import { ChargeForm } from './ChargeForm';
import { ChargeToEditDocument } from './ChargeForm.generated';
import {
  ChargeOfActDocument,
  useChargeSeasonsQuery,
  DeleteChargeDocument,
  ChargeRowFragmentDoc,
  type ChargeRowFragment,
} from './ChargeList.generated';
import type { ChargesView } from './chargesView';
import { conditionTexts, priceText } from './chargeTexts';
import { t } from './texts';

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
  { key: 'kind', label: t('columns.kind'), noWrap: true, cell: ({ kind }) => t(`kindShort.${kind}`) },
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
    cell: ({ active }) => <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'on' : 'off')}</Badge>,
    card: 'aside',
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
  activeFilter(t),
];

/** Lists extras and fees; an Admin adds, edits and removes them (docs/rules/prices.md#extras-and-charges). */
export const ChargeList = ({ below }: { below?: ReactNode }) => {
  const isAdmin = useIsAdmin();
  const { data: seasonData } = useChargeSeasonsQuery();
  const columns = useMemo(
    () => columnsWith(seasonData && new Map(seasonData.seasons.items.map(({ id, name }) => [id, name]))),
    [seasonData],
  );
  const list = useRecordList({
    ...chargesQuery,
    pageOf: ({ chargeRules }) => chargeRules,
  });
  return (
    <ManagedList
      name="options"
      list={list}
      fragment={ChargeRowFragmentDoc}
      t={t}
      icon={IconBabyCarriage}
      columns={columns}
      nameOf={({ name }) => name}
      search={{ fields: [{ value: 'NAME', label: t('form.name') }] }}
      filters={filters}
      below={below}
      mayChange={isAdmin}
      emptyText={t(isAdmin ? 'emptyText' : 'emptyTextEmployee')}
      form={ChargeForm}
      stored={{ query: ChargeToEditDocument, recordOf: ({ chargeRule }) => chargeRule }}
      editMoves
      query={ChargeOfActDocument}
      nameIn={({ chargeRule }) => chargeRule?.name}
      deletion={DeleteChargeDocument}
      removed={{ title: t('removed'), message: t('removedText') }}
    />
  );
};
