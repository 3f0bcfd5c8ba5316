import { Button, Radio } from '@mantine/core';
import { IconCalendarDollar, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { attempt } from '../../lib/errors';
import { useMeQuery } from '../../lib/guards.generated';
import { t } from '../../lib/i18n/season';
import { AskDialog } from '../../kit/form/AskDialog';
import type { Column } from '../../kit/list/columns';
import { RecordList } from '../../kit/list/RecordList';
import { RowActions } from '../../kit/list/RowActions';
import { useListAct } from '../../kit/list/useListAct';
import { useRecordList } from '../../kit/list/useRecordList';
import { notify } from '../../ui/notify';
import { SeasonDialog } from './SeasonForm';
import {
  SeasonsDocument,
  useDeleteSeasonMutation,
  usePriceSettingsQuery,
  useSeasonOfActQuery,
  useUpdatePriceSettingsMutation,
  type SeasonRowFragment,
} from './SeasonList.generated';
import classes from './Season.module.css';
import { rateText, stretchText } from './seasonTexts';
import { askedOf, seasonsView } from './seasonsView';

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

const RemoveDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data } = useSeasonOfActQuery({ variables: { id }, fetchPolicy: 'cache-first' });
  const [remove] = useDeleteSeasonMutation({ refetchQueries: ['Seasons'] });
  if (!data) return null;
  return (
    <AskDialog
      message={
        <>
          {t('removeQuestion', { name: data.season?.name ?? '' })}
          <span className={classes.line}>{t('removeHint')}</span>
        </>
      }
      onConfirm={() =>
        attempt(async () => {
          await remove({ variables: { input: { id } } });
          void notify({ message: t('removed') });
        })
      }
      onClose={onClose}
    />
  );
};

/** Which season counts for a rental over several; an Admin chooses, all staff see it. */
const SeasonChoice = ({ isAdmin }: { isAdmin: boolean }) => {
  const { data } = usePriceSettingsQuery();
  const [save, { loading }] = useUpdatePriceSettingsMutation({ refetchQueries: ['PriceSettings'] });
  const settings = data?.priceSettings;
  if (!settings) return null;
  const choose = async (value: string): Promise<void> => {
    const input = { version: settings.version, seasonOfFirstDay: value === 'FIRST' };
    const problem = await attempt(() => save({ variables: { input } }));
    void notify(problem ? { tone: 'error', message: problem.message } : { message: t('choice.saved') });
  };
  return (
    <Radio.Group
      className={classes.choice ?? ''}
      label={t('choice.label')}
      value={settings.seasonOfFirstDay ? 'FIRST' : 'EACH'}
      onChange={(value) => void choose(value)}
    >
      <div className={classes.choices}>
        <Radio value="EACH" label={t('choice.eachDay')} disabled={!isAdmin || loading} />
        <Radio value="FIRST" label={t('choice.firstDay')} disabled={!isAdmin || loading} />
      </div>
    </Radio.Group>
  );
};

/** Lists the seasons; an Admin adds, edits and removes them (docs/rules/prices.md#the-page-of-prices). */
export const SeasonList = () => {
  const { data: meData } = useMeQuery({ fetchPolicy: 'cache-first' });
  const isAdmin = meData?.me?.employee?.role === 'ADMIN';
  const { act, id, open, close } = useListAct();
  const list = useRecordList({
    view: seasonsView,
    query: SeasonsDocument,
    asked: askedOf,
    pageOf: ({ seasons }) => seasons,
  });
  return (
    <>
      <RecordList
        name="saisons"
        list={list}
        title={t('title')}
        lead={t('lead')}
        columns={columns}
        nameOf={({ name }) => name}
        search={{ fields: [{ value: 'NAME', label: t('form.name') }] }}
        above={<SeasonChoice isAdmin={isAdmin} />}
        actionsLabel={t('columns.actions')}
        actions={
          isAdmin
            ? ({ id: season, name }) => (
                <RowActions
                  of={name}
                  acts={[
                    { label: t('edit'), icon: IconPencil, hotkey: 'e', onClick: () => open('modifier', season) },
                    { label: t('remove'), icon: IconTrash, danger: true, onClick: () => open('supprimer', season) },
                  ]}
                />
              )
            : undefined
        }
        add={
          isAdmin && (
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => open('ajouter')}>
              {t('add')}
            </Button>
          )
        }
        countLabel={(count) => t('count', { count })}
        loadFailed={t('loadFailed')}
        empty={{
          title: t('emptyTitle'),
          message: t(isAdmin ? 'emptyText' : 'emptyTextEmployee'),
          icon: <IconCalendarDollar size={40} stroke={1.5} aria-hidden />,
        }}
      />
      {isAdmin && act === 'ajouter' && <SeasonDialog onClose={close} />}
      {isAdmin && act === 'modifier' && <SeasonDialog key={id} id={id} onClose={close} />}
      {isAdmin && act === 'supprimer' && <RemoveDialog key={id} id={id} onClose={close} />}
    </>
  );
};
