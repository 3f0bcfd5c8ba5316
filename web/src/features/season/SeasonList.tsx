import { Radio } from '@mantine/core';
import { IconCalendarDollar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { attempt } from '../../platform/errors/errors';
import { useIsAdmin } from '../../platform/session/useIsAdmin';
import type { Column } from '../../kit/list/columns';
import { ManagedList } from '../../kit/list/ManagedList';
import { useRecordList } from '../../kit/list/useRecordList';
import { seasonsQuery } from './seasonsQuery';
import { notify } from '../../kit/notice/notify';
import { lazyPart } from '../../kit/lazy/lazyPart';
import { SeasonToEditDocument } from './SeasonForm.generated';
import {
  SeasonOfActDocument,
  DeleteSeasonDocument,
  usePriceSettingsQuery,
  useUpdatePriceSettingsMutation,
  SeasonRowFragmentDoc,
  type SeasonRowFragment,
} from './SeasonList.generated';
import classes from './Season.module.css';
import { rateText, stretchText } from './seasonTexts';
import { t } from './texts';

const SeasonForm = lazyPart(async () => (await import('./SeasonForm')).SeasonForm, { over: true });

const Lines = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <span key={text} className={classes.line}>
        {text}
      </span>
    ))}
  </>
);

const columns: readonly Column<SeasonRowFragment>[] = [
  { key: 'name', label: t('columns.name'), cell: ({ name }) => <b>{name}</b>, card: 'head' },
  {
    key: 'stretches',
    label: t('columns.stretches'),
    cell: ({ stretches }) => <Lines texts={stretches.map(stretchText)} />,
  },
  { key: 'rates', label: t('columns.rates'), cell: ({ rates }) => <Lines texts={rates.map(rateText)} /> },
];

/** Shows which season counts for a rental over several; an Admin can change it. */
const SeasonChoice = ({ isAdmin }: { isAdmin: boolean }) => {
  const { data, error } = usePriceSettingsQuery();
  const [save, { loading }] = useUpdatePriceSettingsMutation();
  const settings = data?.priceSettings;
  if (error && !settings) return null;
  // Until the settings arrive, the choice takes its place without a value, so that nothing below it moves.
  const still = !settings || !isAdmin || loading;
  const choose = async (value: string): Promise<void> => {
    if (!settings) return;
    const input = { version: settings.version, seasonOfFirstDay: value === 'FIRST' };
    const problem = await attempt(() => save({ variables: { input } }));
    void notify(problem ? { tone: 'error', message: problem.message } : { message: t('choice.saved') });
  };
  return (
    <Radio.Group
      label={t('choice.label')}
      value={settings ? (settings.seasonOfFirstDay ? 'FIRST' : 'EACH') : null}
      onChange={(value) => void choose(value)}
    >
      <div className={classes.choices}>
        <Radio value="EACH" label={t('choice.eachDay')} disabled={still} />
        <Radio value="FIRST" label={t('choice.firstDay')} disabled={still} />
      </div>
    </Radio.Group>
  );
};

/** Lists the seasons; an Admin adds, edits and removes them (docs/rules/prices.md#the-page-of-prices). */
export const SeasonList = ({ below }: { below?: ReactNode }) => {
  const isAdmin = useIsAdmin();
  const list = useRecordList({
    ...seasonsQuery,
    pageOf: ({ seasons }) => seasons,
  });
  return (
    <ManagedList
      name="saisons"
      list={list}
      fragment={SeasonRowFragmentDoc}
      t={t}
      icon={IconCalendarDollar}
      columns={columns}
      nameOf={({ name }) => name}
      search={{ fields: [{ value: 'NAME', label: t('form.name') }] }}
      above={<SeasonChoice isAdmin={isAdmin} />}
      below={below}
      mayChange={isAdmin}
      emptyText={t(isAdmin ? 'emptyText' : 'emptyTextEmployee')}
      form={SeasonForm}
      stored={{ query: SeasonToEditDocument, recordOf: ({ season }) => season }}
      query={SeasonOfActDocument}
      nameIn={({ season }) => season?.name}
      consequence={t('removeHint')}
      deletion={DeleteSeasonDocument}
      removed={{ message: t('removed') }}
    />
  );
};
