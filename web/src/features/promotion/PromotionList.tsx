import { IconTicket } from '@tabler/icons-react';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import { useAgencyNow } from '../../platform/time/useAgencyNow';
import type { Column } from '../../kit/list/columns';
import { activeFilter, type ListFilter } from '../../kit/list/filters';
import { ManagedList } from '../../kit/list/ManagedList';
import { useRecordList } from '../../kit/list/useRecordList';
import { promotionsQuery } from './promotionsQuery';
import { Badge } from '../../kit/display/StatusBadge';
import { PromotionForm } from './PromotionForm';
import { PromotionToEditDocument } from './PromotionForm.generated';
import classes from './Promotion.module.css';
import {
  PromotionOfActDocument,
  DeletePromotionDocument,
  PromotionRowFragmentDoc,
  type PromotionRowFragment,
} from './PromotionList.generated';
import type { PromotionsView } from './promotionsView';
import { conditionTexts, offText, stateOf, usesText } from './promotionTexts';
import { t } from './texts';

const State = ({ promotion }: { promotion: PromotionRowFragment }) => {
  const state = stateOf(promotion, useAgencyNow()?.slice(0, 10) ?? '');
  return <Badge tone={state === 'on' ? 'success' : 'neutral'}>{t(state)}</Badge>;
};

const columns: readonly Column<PromotionRowFragment>[] = [
  { key: 'code', label: t('columns.code'), cell: ({ code }) => <b>{code}</b>, card: 'head' },
  { key: 'off', label: t('columns.off'), cell: offText },
  {
    key: 'conditions',
    label: t('columns.conditions'),
    cell: (promotion) =>
      conditionTexts(promotion).map((text) => (
        <span key={text} className={classes.line}>
          {text}
        </span>
      )),
  },
  { key: 'used', label: t('columns.used'), cell: usesText, card: 'labelled' },
  {
    key: 'active',
    label: t('columns.active'),
    cell: (promotion) => <State promotion={promotion} />,
    card: 'aside',
  },
];

const filters: readonly ListFilter<PromotionsView>[] = [activeFilter(t)];

/** Lists promotions; an Admin adds, edits and removes them (docs/rules/prices.md#promotions). */
export const PromotionList = () => {
  const isAdmin = useIsAdmin();
  const list = useRecordList({
    ...promotionsQuery,
    pageOf: ({ promotions }) => promotions,
  });
  return (
    <ManagedList
      name="promotions"
      list={list}
      fragment={PromotionRowFragmentDoc}
      t={t}
      icon={IconTicket}
      columns={columns}
      nameOf={({ code }) => code}
      search={{ fields: [{ value: 'CODE', label: t('form.code') }] }}
      filters={filters}
      mayChange={isAdmin}
      emptyText={t(isAdmin ? 'emptyText' : 'emptyTextEmployee')}
      form={PromotionForm}
      stored={{ query: PromotionToEditDocument, recordOf: ({ promotion }) => promotion }}
      query={PromotionOfActDocument}
      nameIn={({ promotion }) => promotion?.code}
      deletion={DeletePromotionDocument}
      removed={{ title: t('removed'), message: t('removedText') }}
    />
  );
};
